// Made by Sources/DialogLocales/Generate/generate.py; edit that, not this.
// swift-format-ignore-file
//
// Source: ICU 72.1 (CLDR 42, Unicode 15.0), Debian package libicu72
// Source: CLDR 47, PyPI package Babel 2.18.0, for blo, csw, ht, lld
// Licence of the data: Unicode-3.0, https://www.unicode.org/license.txt

/// A line for each set of rules, its fields between tabs: the languages; the categories that
/// integers reach, each with its integer where it has but one; then `category:rule`, where
/// `|` is or, `&` and, `%` the remainder. The compact exponent is 0 throughout.
let pluralRulesData: StaticString = ##"""
af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog	one=1 other	one:n=1
ak bho csw guw ln mg nso pa ti wa	one other	one:n=0..1
am as bn doi fa gu hi kn pcm zu	one other	one:i=0|n=1
ar ars	zero=0 one=1 two=2 few many other	zero:n=0	one:n=1	two:n=2	few:n%100=3..10	many:n%100=11..99
ast de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi	one=1 other	one:i=1&v=0
be	one few many	one:n%10=1&n%100!=11	few:n%10=2..4&n%100!=12..14	many:n%10=0|n%10=5..9|n%100=11..14
blo ksh	zero=0 one=1 other	zero:n=0	one:n=1
bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh	other
br	one two few many other	one:n%10=1&n%100!=11,71,91	two:n%10=2&n%100!=12,72,92	few:n%10=3..4,9&n%100!=10..19,70..79,90..99	many:n!=0&n%1000000=0
bs hr sh sr	one few other	one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11	few:v=0&i%10=2..4&i%100!=12..14|f%10=2..4&f%100!=12..14
ca it lld pt-PT vec	one=1 many other	one:i=1&v=0	many:i!=0&i%1000000=0&v=0
ceb fil tl	one other	one:v=0&i=1,2,3|v=0&i%10!=4,6,9|v!=0&f%10!=4,6,9
cs sk	one=1 few other	one:i=1&v=0	few:i=2..4&v=0	many:v!=0
cy	zero=0 one=1 two=2 few=3 many=6 other	zero:n=0	one:n=1	two:n=2	few:n=3	many:n=6
da	one=1 other	one:n=1|t!=0&i=0,1
dsb hsb	one two few other	one:v=0&i%100=1|f%100=1	two:v=0&i%100=2|f%100=2	few:v=0&i%100=3..4|f%100=3..4
es	one=1 many other	one:n=1	many:i!=0&i%1000000=0&v=0
ff hy kab	one other	one:i=0,1
fr ht	one many other	one:i=0,1	many:i!=0&i%1000000=0&v=0
ga	one=1 two=2 few many other	one:n=1	two:n=2	few:n=3..6	many:n=7..10
gd	one two few other	one:n=1,11	two:n=2,12	few:n=3..10,13..19
gv	one two few other	one:v=0&i%10=1	two:v=0&i%10=2	few:v=0&i%100=0,20,40,60,80	many:v!=0
he iw	one=1 two=2 other	one:i=1&v=0|i=0&v!=0	two:i=2&v=0
is	one other	one:t=0&i%10=1&i%100!=11|t%10=1&t%100!=11
iu naq sat se sma smi smj smn sms	one=1 two=2 other	one:n=1	two:n=2
kw	zero=0 one=1 two few many other	zero:n=0	one:n=1	two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!=0&n%1000000=100000	few:n%100=3,23,43,63,83	many:n!=1&n%100=1,21,41,61,81
lag	zero=0 one=1 other	zero:n=0	one:i=0,1&n!=0
lt	one few other	one:n%10=1&n%100!=11..19	few:n%10=2..9&n%100!=11..19	many:f!=0
lv prg	zero one other	zero:n%10=0|n%100=11..19|v=2&f%100=11..19	one:n%10=1&n%100!=11|v=2&f%10=1&f%100!=11|v!=2&f%10=1
mk	one other	one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11
mo ro	one=1 few other	one:i=1&v=0	few:v!=0|n=0|n!=1&n%100=1..19
mt	one=1 two=2 few many other	one:n=1	two:n=2	few:n=0|n%100=3..10	many:n%100=11..19
pl	one=1 few many	one:i=1&v=0	few:v=0&i%10=2..4&i%100!=12..14	many:v=0&i!=1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14
pt	one many other	one:i=0..1	many:i!=0&i%1000000=0&v=0
ru uk	one few many	one:v=0&i%10=1&i%100!=11	few:v=0&i%10=2..4&i%100!=12..14	many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14
shi	one few other	one:i=0|n=1	few:n=2..10
si	one other	one:n=0,1|i=0&f=1
sl	one two few other	one:v=0&i%100=1	two:v=0&i%100=2	few:v=0&i%100=3..4|v!=0
tzm	one other	one:n=0..1|n=11..99
"""##
