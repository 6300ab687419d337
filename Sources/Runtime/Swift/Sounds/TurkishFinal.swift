/// Made by agreement_rules.py of docs/agreement.json.
private let turkishFinalSounds: StaticString = #"""
  12		[\u0300-\u036F]$
  =		(?<=[^\x00-\x22\x27-\x2A\x2C-\x2F\x3A-\x40\x5B-\x60\x7B-¢¤¦-©«-¯±-´¶-¹»-¿×÷ʰ-\#u{36F}\#u{1AB0}-\#u{1AFF}\#u{1DC0}-\#u{1DFF}\#u{2000}-\#u{202F}‱-⁰⁴-⁾₀-₎₠-₨₭-₰₲-₳₵-₸₻-₼₾-ℂ℄-℈ℊ-⅏←-\#u{245F}⓪-⯿⸀-\#u{2E7F}\#u{3000}-〄〈-〠\#u{302A}-〰〽-〿\#u{3099}-゜・-ヾ\#u{FE00}-\#u{FE6F}\#u{FEFF}！-＃＆-／：-＠［-｀｛-･￠-￤\#u{FFE7}-\#u{FFFF}🀀-\#u{1FAFF}\#u{E0000}-\#u{E0FFF}])[\x00-\x22\x27-\x2A\x2C-\x2F\x3A-\x40\x5B-\x60\x7B-¢¤¦-©«-¯±-´¶-¹»-¿×÷ʰ-\#u{36F}\#u{1AB0}-\#u{1AFF}\#u{1DC0}-\#u{1DFF}\#u{2000}-\#u{202F}‱-⁰⁴-⁾₀-₎₠-₨₭-₰₲-₳₵-₸₻-₼₾-ℂ℄-℈ℊ-⅏←-\#u{245F}⓪-⯿⸀-\#u{2E7F}\#u{3000}-〄〈-〠\#u{302A}-〰〽-〿\#u{3099}-゜・-ヾ\#u{FE00}-\#u{FE6F}\#u{FEFF}！-＃＆-／：-＠［-｀｛-･￠-￤\#u{FFE7}-\#u{FFFF}🀀-\#u{1FAFF}\#u{E0000}-\#u{E0FFF}]*[(（](?:[^()（）]|[(（](?:[^()（）]|[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）])*[)）])*[)）]$
  =		[\x00-\x22\x27-\x2A\x2C-\x2F\x3A-\x40\x5B-\x60\x7B-¢¤¦-©«-¯±-´¶-¹»-¿×÷ʰ-\#u{36F}\#u{1AB0}-\#u{1AFF}\#u{1DC0}-\#u{1DFF}\#u{2000}-\#u{202F}‱-⁰⁴-⁾₀-₎₠-₨₭-₰₲-₳₵-₸₻-₼₾-ℂ℄-℈ℊ-⅏←-\#u{245F}⓪-⯿⸀-\#u{2E7F}\#u{3000}-〄〈-〠\#u{302A}-〰〽-〿\#u{3099}-゜・-ヾ\#u{FE00}-\#u{FE6F}\#u{FEFF}！-＃＆-／：-＠［-｀｛-･￠-￤\#u{FFE7}-\#u{FFFF}🀀-\#u{1FAFF}\#u{E0000}-\#u{E0FFF}]$
  12		[$¢-¥\u20A0-\u20CF][0-9 \xA0.,-]*[0-9]$
  1		1$
  0		2$
  8		3$
  8		4$
  2		5$
  3		6$
  0		7$
  1		8$
  10		9$
  10		10$
  0		20$
  10		30$
  5		40$
  0		50$
  5		60$
  2		70$
  1		80$
  4		90$
  7		[1-9]00$
  1		[1-9]0{0,2}(?:(?:000){1}(?:\.000){0}|(?:000){0}(?:\.000){1})$
  10		[1-9]0{0,2}(?:(?:000){2}(?:\.000){0}|(?:000){1}(?:\.000){1}|(?:000){0}(?:\.000){2})$
  4		[1-9]0{0,2}(?:(?:000){3}(?:\.000){0}|(?:000){2}(?:\.000){1}|(?:000){1}(?:\.000){2}|(?:000){0}(?:\.000){3})$
  10		[1-9]0{0,2}(?:(?:000){4,}(?:\.000){0}|(?:000){3,}(?:\.000){1}|(?:000){2,}(?:\.000){2}|(?:000){1,}(?:\.000){3}|(?:000){0,}(?:\.000){4,})$
  4		(?:^|[^0-9])0$
  12		[0-9]$
  5		[0-9][ \xA0]?(?:B|GB|KB|MB|TB|kB)$
  0		[0-9][ \xA0]?(?:cm|km|m|mm|sn)$
  3		[0-9][ \xA0]?(?:dk)$
  4		[0-9][ \xA0]?(?:g|kg|mg)$
  1		[0-9][ \xA0]?(?:px)$
  0		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[aA][bB][dD]|[uU][sS][bB])$
  7		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[aA][lL][kK][oO][lL]|[bB][aA][sS][kK][eE][tT][bB][oO][lL]|[fF][uU][tT][bB][oO][lL]|[gG][oO][lL]|[kK][aA][bB][uU][lL]|[kK][oO][nN][tT][rR][oO][lL]|[mM][aA][hH][sS][uU][lL]|[mM][eE][tT][rR][oO][pP][oO][lL]|[mM][eE][şŞ][gG][uU][lL]|[pP][eE][tT][rR][oO][lL]|[pP][rR][oO][tT][oO][kK][oO][lL]|[rR][eE][sS][uU][lL]|[rR][oO][lL]|[sS][eE][mM][bB][oO][lL]|[uU][sS][uU][lL]|[vV][oO][lL][eE][yY][bB][oO][lL])$
  4		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[aA][pP][pP][lL][eE]|[gG][oO][oO][gG][lL][eE]|[iİ][cC][lL][oO][uU][dD])$
  1		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[bB][iİ][lL][aA][lL]|[cC][eE][lL][aA][lL]|[cC][eE][mM][aA][lL]|[dD][iİ][jJ][iİ][tT][aA][lL]|[fF][eE][sS][tT][iİ][vV][aA][lL]|[fF][iİ][nN][aA][lL]|[gG][eE][nN][eE][rR][aA][lL]|[hH][aA][yY][aA][lL]|[hH][iİ][lL][aA][lL]|[hH][âÂ][lL]|[iİ][dD][eE][aA][lL]|[iİ][hH][lL][aA][lL]|[iİ][hH][mM][aA][lL]|[iİ][hH][tT][iİ][mM][aA][lL]|[iİ][pP][aA][dD]|[iİ][pP][tT][aA][lL]|[iİ][sS][tT][iİ][kK][lL][aA][lL]|[kK][eE][mM][aA][lL]|[kK][rR][iİ][sS][tT][aA][lL]|[mM][aA][tT][eE][rR][yY][aA][lL]|[mM][eE][rR][aA][lL]|[mM][eE][tT][aA][lL]|[mM][oO][rR][aA][lL]|[nN][iİ][hH][aA][lL]|[nN][oO][rR][mM][aA][lL]|[oO][rR][iİ][jJ][iİ][nN][aA][lL]|[sS][iİ][nN][yY][aA][lL]|[sS][uU][aA][lL]|[tT][eE][rR][mM][iİ][nN][aA][lL]|[zZ][uU][hH][aA][lL])$
  2		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[cC][eE][mM][aA][aA][tT]|[dD][iİ][kK][kK][aA][tT]|[hH][aA][kK][iİ][kK][aA][tT]|[hH][aA][rR][fF]|[hH][aA][rR][pP]|[iİ][tT][aA][aA][tT]|[kK][aA][lL][pP]|[kK][aA][nN][aA][aA][tT]|[mM][eE][lL][aA][hH][aA][tT]|[nN][eE][bB][aA][hH][aA][tT]|[oO][fF][fF][iİ][cC][eE]|[sS][aA][aA][tT]|[sS][aA][bB][aA][hH][aA][tT]|[sS][eE][yY][aA][hH][aA][tT]|[sS][üÜ][rR][aA][tT]|[sS][ıI][hH][hH][aA][tT]|[zZ][iİ][rR][aA][aA][tT]|[şŞ][eE][fF][kK][aA][tT])$
  10		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[cC][hH][rR][oO][mM][eE]|[iİ][pP][hH][oO][nN][eE]|[yY][oO][uU][tT][uU][bB][eE])$
  11		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[fF][aA][cC][eE][bB][oO][oO][kK]|[wW][iİ][nN][dD][oO][wW][sS])$
  5		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])(?:[sS][kK][yY][pP][eE]|[wW][hH][aA][tT][sS][aA][pP][pP])$
  12		[QW-Xqw-xÀ-ÁÃ-ÆÈ-ÍÏ-ÕØ-ÚÝ-áã-æè-íï-õø-úý-ĝĠ-įĲ-ŝŠ-ɏ\#u{300}-\#u{36F}][A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F]*$
  0		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[eiîEİÎ]$
  3		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[aıâAIÂ]$
  6		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[öüÖÜ]$
  9		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ouûOUÛ]$
  0		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]$
  0		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[BCDGJLMNRVYZĞFSTKÇŞHP]+$
  12		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]+$
  12		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]{1,2}[BCDGJLMNRVYZĞFSTKÇŞHP]$
  0		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[EİÎ]$
  1		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[EİÎ][BCDGJLMNRVYZĞFSTKÇŞHP]*[BCDGJLMNRVYZĞ]$
  2		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[EİÎ][BCDGJLMNRVYZĞFSTKÇŞHP]*[FSTKÇŞHP]$
  3		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[AIÂ]$
  4		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[AIÂ][BCDGJLMNRVYZĞFSTKÇŞHP]*[BCDGJLMNRVYZĞ]$
  5		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[AIÂ][BCDGJLMNRVYZĞFSTKÇŞHP]*[FSTKÇŞHP]$
  6		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[ÖÜ]$
  7		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[ÖÜ][BCDGJLMNRVYZĞFSTKÇŞHP]*[BCDGJLMNRVYZĞ]$
  8		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[ÖÜ][BCDGJLMNRVYZĞFSTKÇŞHP]*[FSTKÇŞHP]$
  9		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[OUÛ]$
  10		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[OUÛ][BCDGJLMNRVYZĞFSTKÇŞHP]*[BCDGJLMNRVYZĞ]$
  11		(?:^|[^A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F])[ABCDEFGHİJKLMNOPRSTUVYZÇĞIÖŞÜÂÎÛ]*[OUÛ][BCDGJLMNRVYZĞFSTKÇŞHP]*[FSTKÇŞHP]$
  12		(?:[cC][hHkK]|[oO][uU])[A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F]*$
  0		[eiîEİÎ]$
  1		[eiîEİÎ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[bcdgjlmnrvyzğBCDGJLMNRVYZĞ]$
  2		[eiîEİÎ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[fstkçşhpFSTKÇŞHP]$
  3		[aıâAIÂ]$
  4		[aıâAIÂ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[bcdgjlmnrvyzğBCDGJLMNRVYZĞ]$
  5		[aıâAIÂ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[fstkçşhpFSTKÇŞHP]$
  6		[öüÖÜ]$
  7		[öüÖÜ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[bcdgjlmnrvyzğBCDGJLMNRVYZĞ]$
  8		[öüÖÜ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[fstkçşhpFSTKÇŞHP]$
  9		[ouûOUÛ]$
  10		[ouûOUÛ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[bcdgjlmnrvyzğBCDGJLMNRVYZĞ]$
  11		[ouûOUÛ][bcdgjlmnrvyzğfstkçşhpBCDGJLMNRVYZĞFSTKÇŞHP]*[fstkçşhpFSTKÇŞHP]$
  """#
