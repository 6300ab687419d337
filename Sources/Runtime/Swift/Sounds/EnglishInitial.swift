/// Made by agreement_rules.py of docs/agreement.json.
private let englishInitialSounds: StaticString = #"""
  =		^[\x00-/:-@\[-`{-\x7F\#u{80}-¢¤¦-©«-¯±-´¶-¹»-¿×÷ʰ-\#u{36F}\#u{1AB0}-\#u{1AFF}\#u{1DC0}-\#u{1DFF}\#u{2000}-\#u{202F}‱-⁰⁴-⁾₀-₎₠-₨₭-₰₲-₳₵-₸₻-₼₾-ℂ℄-℈ℊ-⅏←-\#u{245F}⓪-⯿⸀-\#u{2E7F}\#u{3000}-〄〈-〠\#u{302A}-〰〽-〿\#u{3099}-゜・-ヾ\#u{FE00}-\#u{FE6F}\#u{FEFF}！-＃＆-／：-＠［-｀｛-･￠-￤\#u{FFE7}-\#u{FFFF}🀀-\#u{1FAFF}\#u{E0000}-\#u{E0FFF}]+
  3		^[^A-Za-z0-9]
  0		^8
  0		^1,*[18](?:(?:,*[0-9]){3})*,*(?![0-9,])
  1		^[0-9]
  0		^[aefhilmnorsxAEFHILMNORSX](?![A-Za-z])
  1		^[A-Za-z](?![A-Za-z])
  0		^(?:LED|SUV|FAQ|HDMI|SOS|RSVP|NFC|MIDI)(?![A-Za-z])
  0		^[FHLMNRSX][B-DF-HJ-NP-TV-XZ]*(?![A-Za-z])
  1		^[B-DF-HJ-NP-TV-XZ]+(?![A-Za-z])
  0		^[AEIO][A-Z]{1,2}(?![A-Za-z])
  1		^[UY][A-Z]{1,2}(?![A-Za-z])
  0	i	^(?:hour|honest|honor|honour|heir)
  1	i	^(?:one|once)(?![A-Za-z])
  1	i	^(?:eu|ewe)
  0	i	^(?:unid|unim|unin)
  1	i	^(?:uni|unanim)
  0	i	^un
  0	i	^u[aeiouy][a-z]
  1	i	^u[a-z][aeiouy]
  0	i	^u
  0	i	^[aeio]
  1	i	^[a-z]
  """#
