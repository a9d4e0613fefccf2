/**
 * Searches as buyers type them: phrase | listings that it must find | listings that it must not find. Listings are alternatives of values
 * that are joined with a plus: `koivu + 33 cm, Halko`.
 */
export const phrases = `
polttopuut | Polttopuut | Briketti, Hake, Puunkaato, Kuljetukset
polttopuita | Polttopuut | Puupelletti, Palvelut
Polttopuuta | Polttopuut | Muut_tuotteet
POLTTOPUU | Polttopuut | Muut_tuotteet
polttopuun | Polttopuut | Palvelut
polttopuiden | Polttopuut | Palvelut
polttopuit | Polttopuut | Muut_tuotteet
polttopu | Polttopuut | Muut_tuotteet
poltopuut | Polttopuut | Muut_tuotteet
polttopuuta myydään | Polttopuut | Muut_tuotteet
ostetaan polttopuita | Polttopuut | Muut_tuotteet
halpoja polttopuita | Polttopuut | Muut_tuotteet
polttopuut edullisesti | Polttopuut | Palvelut
polttopuiden hinta | Polttopuut | Palvelut
puita | Polttopuut | Hake, Palvelut
puuta | Polttopuut | Briketti
klapi | Polttopuut | Hake
klapit | Polttopuut | Hake
klapeja | Polttopuut | Puupelletti, Pilkkeen teko
klapia | Polttopuut | Hake
klapien | Polttopuut | Hake
klapei | Polttopuut | Hake
klapii | Polttopuut | Hake
KLAPEJA | Polttopuut | Hake
klappi | Polttopuut | Hake
klapja | Polttopuut | Hake
kla | Polttopuut | Hake
pilke | Polttopuut | Hake
pilkettä | Polttopuut | Briketti
pilkkeitä | Polttopuut | Briketti
pilkkeet | Polttopuut | Briketti
pilkkeita | Polttopuut | Briketti
tulipuita | Polttopuut | Sytykkeet
takkapuut | Polttopuut | Sytykkeet
takkapuita | Polttopuut | Sytykkeet
takkapuuta | Polttopuut | Hake
saunapuut | Polttopuut | Hake
saunapuita | Polttopuut | Hake
saunaklapeja | Polttopuut | Hake
uunipuita | Polttopuut | Hake
leivinuunipuut | Polttopuut | Hake
kiuaspuut | Polttopuut | Hake
mökkipuut | Polttopuut | Hake
mökkiklapeja | Polttopuut | Hake
nuotiopuita | Polttopuut | Hake
grillipuut | Polttopuut | Puupelletti
lämmityspuut | Polttopuut | Puupelletti
puita saunaan | Polttopuut | Hake
puita takkaan | Polttopuut | Hake
klapeja kiukaaseen | Polttopuut | Hake
talvipuut | Polttopuut | Hake
perinneklapeja | Polttopuut | Hake
halko | Halko | Hake, Palvelut
halot | Halko | Hake
halkoja | Halko | Pöllit, Hake
halkoa | Halko | Hake
halkoi | Halko | Hake
halkoo | Halko | Hake
halkojen | Halko | Hake
halkopuita | Halko | Hake
metrin halkoja | Halko + 1m | 33 cm, 50 cm
metrihalko | Halko + 1m | 33 cm
metrin halot | Halko + 1m | 25 cm
metriset halot | Halko + 1m | 33 cm
1m halko | Halko + 1m | 33 cm
1 m halkoja | Halko + 1m | 33 cm
100 cm halot | Halko + 1m | 33 cm
metripuu | 1m | 33 cm
koivuhalko | Halko + koivu | mänty
koivuhalkoja | Halko + koivu | mänty, Hake
koivuhalot | Halko + koivu | mänty
koivuhalkoi | Halko + koivu | mänty
koivuhalkoja metrisenä | Halko + koivu | mänty, 33 cm
halkoja irtokuutio | Polttopuu + irto | Hake, pakattu
motti | motti tai enemmän | Hake
motti koivua | koivu + motti tai enemmän | mänty, Hake
motteja | motti tai enemmän | Hake
pinokuutio koivuhalkoa | Halko + koivu | mänty
pino-m3 halko | Halko | Hake
2 mottia koivuhalkoja | Halko + koivu | mänty
koivu | koivu | mänty, kuusi, haapa
koivua | koivu | mänty, kuusi
koivut | koivu | mänty
koivun | koivu | kuusi
koivuu | koivu | kuusi
koiv | koivu | mänty
koivo | koivu | mänty
koivuklapi | koivu | mänty, haapa
koivuklapit | koivu | mänty
koivuklapeja | koivu | mänty, kuusi, Hake
koivuklapei | koivu | mänty
koivuklapii | koivu | mänty
Koivuklapeja | koivu | kuusi
koivu klapi | koivu | mänty
koivua klapeina | koivu | mänty
koivupilke | koivu | mänty
koivupilkkeitä | koivu | mänty
koivupolttopuut | koivu | mänty
koivupuu | koivu | mänty
koivupuuta | koivu | mänty
koivuista polttopuuta | Polttopuu + koivu | kuusi
koivuisia klapeja | koivu | mänty
koivuklpaeja | koivu | mänty
koivklapeja | koivu | mänty
koivuklaepja | koivu | mänty
klapikoivua | koivu | mänty
takkakoivua | koivu | mänty
kuivia koivuklapeja | koivu + kuiva | tuore, mänty
kuivaa koivua | koivu + kuiva | koivu + tuore
kuivat koivuklapit | koivu + kuiva | koivu + tuore
kuivia koivuklapeja kotiinkuljetuksella | koivu + kuiva + Noutopiste ja kuljetus | Virtasen Maatila, tuore
koivuklapit kotiin kuljetettuna | koivu + Noutopiste ja kuljetus | Virtasen Maatila
koivuklapeja toimitettuna | koivu + Noutopiste ja kuljetus | Virtasen Maatila
koivuklapit kuljetuksella | koivu + Noutopiste ja kuljetus | Kuljetukset, Virtasen Maatila
klapit kotiintoimitus | Polttopuut + Kuljetus, Polttopuut + Noutopiste ja kuljetus | Virtasen Maatila
polttopuut kotiinkuljetus | Polttopuut + Kuljetus | Virtasen Maatila, Kuljetukset
klapeja nouto | Polttopuut + Noutopiste | Polttopuut + Kuljetus
koivuklapit noudettuna | koivu + Noutopiste | Polttopuut + Kuljetus
mänty | mänty | koivu, haapa
mäntyä | mänty | koivu, kuusi
manty | mänty | koivu
mantya | mänty | koivu
männyn | mänty | koivu
mannyn | mänty | koivu
mäntyy | mänty | koivu
mäntyklapi | mänty | koivu
mäntyklapeja | mänty | koivu, kuusi
mäntyhalko | Halko + mänty | koivu
mäntypuuta | mänty | koivu
honkaa | mänty | koivu
petäjää | mänty | koivu
kuusi | Polttopuut + kuusi | koivu, mänty
kuusta | Polttopuut + kuusi | koivu, mänty, haapa
kuusen | Polttopuut + kuusi | koivu
kuusiklapeja | kuusi + 40 cm | koivu
kuusiklapit | kuusi + 40 cm | mänty
kuusihalko | kuusi | koivu
haapa | haapa | koivu
haapaa | haapa | koivu
haavan | haapa | koivu
haapaklapi | haapa | koivu
haapaklapeja | haapa | leppä
haapahalkoja | haapa | koivu
leppä | leppä | kuusi, mänty
leppa | leppä | kuusi
leppää | leppä | kuusi
lepän | leppä | kuusi
lepan | leppä | kuusi
leppäklapi | leppä | koivu + 33 cm + kuiva
leppäklapeja | leppä | mänty
leppaklapeja | leppä | mänty
leppäpuuta | leppä | mänty
lepästä klapeja | leppä | mänty
sekapuu | sekapuu, lehtisekapuu, havusekapuu | koivu
sekapuuta | sekapuu | koivu
sekapuita | sekapuu | koivu
sekapuuklapi | sekapuu | koivu
sekapuuklapeja | sekapuu | mänty
sekaklapi | sekapuu | koivu
lehtipuu | koivu, haapa, leppä, lehtisekapuu | mänty, kuusi
lehtipuuta | lehtisekapuu | mänty
lehtipuuklapeja | koivu, lehtisekapuu | kuusi
lehtisekapuu | lehtisekapuu | havusekapuu
havupuu | mänty, Polttopuut + kuusi, havusekapuu | koivu
havupuuta | havusekapuu | koivu
havusekapuuta | havusekapuu | lehtisekapuu
havupuuklapit | mänty + 33 cm, havusekapuu | koivu
havuklapeja | Polttopuut + mänty | koivu
kuiva | kuiva | Polttopuut + tuore
kuivia klapeja | Polttopuut + kuiva | Polttopuut + tuore
kuivaa polttopuuta | kuiva | Polttopuut + tuore
kuivat klapit | kuiva | Polttopuut + tuore
kuivattuja klapeja | kuiva | Polttopuut + tuore
kuivaklapi | kuiva | Polttopuut + tuore
ylivuotista koivua | koivu + kuiva | tuore
tuore | Polttopuut + tuore | Polttopuut + kuiva
tuoretta koivua | koivu + tuore | kuiva
tuoreita klapeja | Polttopuut + tuore | kuiva
märkää puuta | Polttopuut + tuore | kuiva
tuorehalko | Halko + tuore | kuiva
33 cm klapit | 33 cm | 25 cm, 50 cm, Hake
33cm klapi | 33 cm | 25 cm
33cm | 33 cm | 50 cm
33 cm | 33 cm | 50 cm
klapi 33 | 33 cm | 25 cm
klapeja 33 cm | 33 cm | 40 cm
33 senttiset klapit | 33 cm | 50 cm
33-senttistä klapia | 33 cm | 50 cm
33 senttiä | 33 cm | 25 cm
33sent | 33 cm | 25 cm
koivuklapi 33cm | koivu + 33 cm | 25 cm, mänty
koivua 33 cm | koivu + 33 cm | koivu + 50 cm
takkapuita 33cm | 33 cm | 50 cm
25 cm klapit | 25 cm | 33 cm
25cm | 25 cm | 33 cm
klapit 25 cm säkissä | 25 cm | 33 cm
30 cm klapi | 30 cm | 33 cm
40cm klapeja | 40 cm | 50 cm
50 cm koivuklapit | koivu + 50 cm | 33 cm
50cm polttopuu | 50 cm | 33 cm
puolimetriset klapit | 50 cm | 33 cm
puolen metrin klapeja | 50 cm | 33 cm
puoli metriä | 50 cm | 1m
3 m rankaa | mänty + 3-5m | 33 cm
rankaa | mänty + 3-5m | 33 cm, Hake
ranka | mänty + 3-5m | 50 cm
rankoja | mänty + 3-5m | 50 cm
rangat | mänty + 3-5m | 50 cm
rankapuu | mänty + 3-5m | 33 cm
rankapuuta | mänty + 3-5m | Halko
polttorankaa | mänty + 3-5m | 33 cm
mäntyrankaa | mänty + 3-5m | kuusi
sahapintaa | kuusi + 3-5m | 33 cm
pintapuuta | kuusi + 3-5m | 33 cm
rimoja | kuusi + 3-5m | 33 cm
irtokuutio | Polttopuut + irto | pakattu
irto-m3 koivu | koivu + irto | pakattu, mänty
irtokuutioina koivuklapeja | koivu + irto | pakattu
i-m3 mänty | mänty + 33 cm | koivu
heittokuutio klapeja | Polttopuut + irto | pakattu
säkki klapeja | pakattu | Polttopuut + Irto-m3
klapisäkki | pakattu | Polttopuut + Irto-m3
klapit säkissä | pakattu | Polttopuut + Irto-m3
koivuklapeja säkeissä | koivu + pakattu | irto
pakattuja klapeja | pakattu | irto
leppäklapit pussissa | leppä + pakattu alle motti | irto
kuutio koivuklapeja | koivu + 33 cm | mänty
5 kuutiota koivua | koivu + 50 cm | mänty
klapit tarjous | tarjous | mänty, koivu
tarjoukset | tarjous | Hake
briketti | Briketti | Puupelletti, Polttopuut
brikettejä | Briketti | Puupelletti
briketit | Briketti | Polttopuut
brikettiä | Briketti | Hake
briketteja | Briketti | Hake
puubrikettejä | Briketti | Hake
briket | Briketti | Hake
brikettiä säkissä | Briketti | Hake
briketejä | Briketti | Polttopuut
hake | Hake | Polttopuut, Haketus
haketta | Hake | Polttopuut, Haketus
hakkeen | Hake | Polttopuut
hakkeet | Hake | Polttopuut
hakketta | Hake | Polttopuut
puuhaketta | Hake | Polttopuut
energiahake | Hake | Polttopuut
rankahaketta | Hake | Polttopuut
kuivaa haketta | Hake | Polttopuut
havuja | Havut | Polttopuut
havut | Havut | Hake
kuusenhavuja | Havut | Polttopuut
kuusen havuja | Havut | Polttopuut
hirsi | Hirsi | Lankku
hirsiä | Hirsi | Lauta
hirren | Hirsi | Lauta
hirttä | Hirsi | Lauta
mäntyhirsi | Hirsi | Lauta, Polttopuut
kuusilautaa | Lauta | Polttopuut
mäntylankkua | Lankku | Polttopuut
lankut ja laudat | Lankku | Polttopuut
kuivaa sahanpurua | Sahanpuru | Polttopuut
hevosille kuiviketta | Kutterinlastu | Polttopuut
klapeja Tikkurilaan | Polttopuut + Vantaa | Helsinki, Hake
kuivat koivuklapit kotiin kannettuna | koivu + kuiva | mänty
rankaklapeja | Polttopuut | Hake
hirsikehikko | Hirsikehikko | Hirsi
hirsikehikoita | Hirsikehikko | Lauta
hirsikehikkoa | Hirsikehikko | Polttopuut
joulukuusi | Joulukuusi | Polttopuut
joulukuusia | Joulukuusi | Polttopuut
joulukuusta | Joulukuusi | Polttopuut
joulukuusen | Joulukuusi | Polttopuut
joulukuusii | Joulukuusi | Polttopuut
kuitupuu | Kuitupuu | Tukkipuu
kuitupuuta | Kuitupuu | Polttopuut
kuorike | Kuorike | Hake
kuoriketta | Kuorike | Hake
kuorikkeita | Kuorike | Hake
kuorikatetta | Kuorike | Hake
männynkuorta | Kuorike | Hake
kutteri | Kutterinlastu | Hake
kutteria | Kutterinlastu | Hake
kutterinlastua | Kutterinlastu | Polttopuut
kutterinpurua | Kutterinlastu | Polttopuut
kuiviketta | Kutterinlastu | Polttopuut
lastuja | Kutterinlastu | Polttopuut
lankku | Lankku | Hirsi
lankkuja | Lankku | Polttopuut
lankkua | Lankku | Hake
lankut | Lankku | Hake
lauta | Lauta | Polttopuut
lautaa | Lauta | Polttopuut
lautoja | Lauta | Hirsi
laudat | Lauta | Polttopuut
raakalautaa | Lauta | Polttopuut
lautatavaraa | Lauta | Polttopuut
pölli | Pöllit | Polttopuut
pöllejä | Pöllit | Polttopuut
polleja | Pöllit | Polttopuut
koivupöllejä | Pöllit | Polttopuut
pölkkyjä | Pöllit | Polttopuut
pelletti | Puupelletti | Briketti
pellettejä | Puupelletti | Briketti
pelletit | Puupelletti | Hake
pellettiä | Puupelletti | Hake
puupelletti | Puupelletti | Polttopuut
puupellettiä | Puupelletti | Polttopuut
pellettii | Puupelletti | Polttopuut
peletti | Puupelletti | Polttopuut
8 mm pelletti | Puupelletti | Hake
ratapölkky | Ratapölkky | Pöllit
ratapölkkyjä | Ratapölkky | Polttopuut
ratapolkkyja | Ratapölkky | Polttopuut
ratapölkyt | Ratapölkky | Polttopuut
sahatavara | Sahatavara, Lauta, Lankku | Polttopuut
sahatavaraa | Sahatavara | Polttopuut
puutavaraa | Sahatavara, Lauta | Polttopuut
sahanpuru | Sahanpuru | Polttopuut
sahanpurua | Sahanpuru | Polttopuut
purua | Sahanpuru | Polttopuut
sytyke | Sytykkeet | Polttopuut
sytykkeitä | Sytykkeet | Polttopuut
sytykkeet | Sytykkeet | Polttopuut
sytykettä | Sytykkeet | Hake
tervaksia | Sytykkeet | Polttopuut
sytytyspuita | Sytykkeet | Hake
tukki | Tukkipuu | Kuitupuu
tukkeja | Tukkipuu | Polttopuut
tukkipuuta | Tukkipuu | Polttopuut
mäntytukkeja | Tukkipuu | Polttopuut
haketus | Haketus | Hake
haketusta | Haketus | Hake
oksien haketus | Haketus | Hake
risujen haketusta | Haketus | Hake
harvennus | Harvennus | Hake
ensiharvennus | Harvennus | Polttopuut
metsän harvennusta | Harvennus | Polttopuut
harvennushakkuu | Harvennus | Polttopuut
istutus | Istutus | Polttopuut
taimien istutus | Istutus | Polttopuut
puiden istutusta | Istutus | Polttopuut
kannonjyrsintä | Kantojen jyrsintä | Puunkaato
kannonjyrsintää | Kantojen jyrsintä | Polttopuut
kantojen jyrsintää | Kantojen jyrsintä | Polttopuut
kantojen jyrsiminen | Kantojen jyrsintä | Polttopuut
kantojyrsintä | Kantojen jyrsintä | Hake
kantojen poisto | Kantojen jyrsintä | Polttopuut
kuljetus | Kuljetukset | Polttopuut
puun kuljetus | Kuljetukset | Polttopuut
polttopuiden kuljetus | Kuljetukset | Polttopuut
tukkikuljetus | Kuljetukset | Tukkipuu
kuljetuksia | Kuljetukset | Hake
metsäkoneurakointi | Metsäkoneurakointi | Polttopuut
metsäkoneurakointia | Metsäkoneurakointi | Polttopuut
metsäkonetta | Metsäkoneurakointi | Polttopuut
harvesteri | Metsäkoneurakointi | Polttopuut
metsänhoito | Metsänhoito | Polttopuut
metsänhoitoa | Metsänhoito | Polttopuut
metsurin työt | Metsänhoito, Puunkaato, Raivaus | Polttopuut
metsuri | Metsänhoito, Puunkaato | Polttopuut
taimikonhoito | Metsänhoito | Polttopuut
taimikon hoitoa | Metsänhoito | Polttopuut
metsäsuunnittelu | Metsäsuunnittelu | Polttopuut
metsäsuunnitelma | Metsäsuunnittelu | Polttopuut
metsän suunnittelua | Metsäsuunnittelu | Polttopuut
pilkkeen teko | Pilkkeen teko | Polttopuut
pilkkeentekoa | Pilkkeen teko | Polttopuut
klapien teko | Pilkkeen teko | Polttopuut
polttopuun tekoa | Pilkkeen teko | Polttopuut
klapikone | Pilkkeen teko | Polttopuut
puiden pilkkominen | Pilkkeen teko | Polttopuut
halkojen pilkontaa | Pilkkeen teko | Polttopuut
puunkaato | Puunkaato | Polttopuut
puun kaatoa | Puunkaato | Polttopuut
puiden kaato | Puunkaato | Polttopuut
puunkaatoa | Puunkaato | Polttopuut
puun kaataminen | Puunkaato | Polttopuut
puunkaataja | Puunkaato | Polttopuut
puunhakkuu | Puunkaato | Polttopuut
pihapuun kaato | Puunkaato | Polttopuut
pihapuiden kaatoa | Puunkaato | Polttopuut
kaataa puita | Puunkaato | Polttopuut
koivun kaato | Puunkaato | Polttopuut
kuusen kaatoa pihalta | Puunkaato | Polttopuut
arboristi | Puunkaato | Polttopuut
raivaus | Raivaus | Polttopuut
raivausta | Raivaus | Polttopuut
tontin raivaus | Raivaus | Polttopuut
tontin raivausta | Raivaus | Puunkaato
pusikon raivaus | Raivaus | Polttopuut
sahaus | Sahaus | Sahanpuru
tukkien sahaus | Sahaus | Tukkipuu
kenttäsahaus | Sahaus | Polttopuut
lautojen sahausta | Sahaus | Lauta
rahtisahaus | Sahaus | Sahatavara
tontin siistiminen | Tontin siistiminen | Polttopuut
tontin siivous | Tontin siistiminen | Polttopuut
pihan siistiminen | Tontin siistiminen | Polttopuut
polttopuita Tampereelta | Polttopuut + Tampere | Helsinki, Hake
klapit Tampere | Polttopuut + Tampere | Lahti
klapeja tampereelle | Polttopuut + Tampere | Lahti
koivuklapeja Tampereella | koivu + Tampere | Helsinki, mänty
tampere | Tampere | Helsinki
tampre klapit | Polttopuut + Tampere | Helsinki
klapit treelle | Polttopuut + Tampere | Helsinki
polttopuuta 00100 Helsinki | Polttopuut + Helsinki | Tampere
klapit 33500 | Polttopuut + Tampere | Helsinki
33500 | Tampere | Helsinki
00100 | Helsinki | Tampere
klapit 00560 | | Hake
klapeja Helsingistä | Polttopuut + Helsinki | Vantaa
klapit helsinki | Polttopuut + Helsinki | Tampere
polttopuut Helsinkiin | Polttopuut + Helsinki | Tampere
helsingissä klapeja | Polttopuut + Helsinki | Tampere
puita Lahdesta | Polttopuut + Lahti | Tampere
klapit lahti | Polttopuut + Lahti | Helsinki
koivuklapit Turussa | koivu + Turku | mänty, Tampere
klapit turkuun | Polttopuut + Turku | Tampere
mäntyä Turusta | mänty + Turku | koivu
klapit turku | Polttopuut + Turku | Lahti
leppää Vantaalta | leppä + Vantaa | Helsinki
vantaalle klapeja | Polttopuut + Vantaa | Helsinki
kuusta Oulusta | kuusi + Oulu | Tampere
klapit ouluun | Polttopuut + Oulu | Tampere
haapaa Jyväskylästä | haapa + Jyväskylä | Tampere
haapaa jyvaskylasta | haapa + Jyväskylä | Tampere
rankaa Kuusamosta | 3-5m + Kuusamo | Jyväskylä
kuusamo polttopuut | Polttopuut + Kuusamo | Oulu
klapit Pirkanmaalta | Polttopuut + Pirkanmaa | Uusimaa
pirkanmaa koivuklapit | koivu + Pirkanmaa | mänty
polttopuita Uudeltamaalta | Polttopuut + Uusimaa | Pirkanmaa
varsinais-suomi klapit | Polttopuut + Varsinais-Suomi | Pirkanmaa
klapeja Varsinais-Suomesta | Polttopuut + Varsinais-Suomi | Pirkanmaa
pohjois-pohjanmaan polttopuut | Polttopuut + Pohjois-Pohjanmaa | Pirkanmaa
Päijät-Hämeestä halkoja | Halko + Päijät-Häme | Pirkanmaa
keski suomi klapit | Polttopuut + Keski-Suomi | Pirkanmaa
halkomestari | Halkomestarin Puu Oy | Virtasen Maatila
halkomestarin | Halkomestarin Puu Oy | Virtasen Maatila
Halkomestarin Puu | Polttopuut + Halkomestarin Puu Oy | Virtasen Maatila
halkomestarilta klapeja | Polttopuut + Halkomestarin Puu Oy | Virtasen Maatila
virtanen | Virtasen Maatila | Matti Mattila
virtasen maatila | Virtasen Maatila | Matti Mattila
virtaselta leppää | leppä + Virtasen Maatila | Vantaa
mattila | Matti Mattila | Virtasen Maatila
mattilalta | Matti Mattila | Virtasen Maatila
korhonen | Korhonen Tmi | Virtasen Maatila
korhosen haapaklapit | haapa + Korhonen Tmi | Virtasen Maatila
pohjolan lämpö | Pohjolan Lämpö Oy | Virtasen Maatila
riihihalko | Polttopuut + Riihihalko Ky | Muut_tuotteet + Virtasen Maatila
hakunilan varasto | Hakunilan Varasto | Korhonen Tmi
koivua ei mäntyä | koivu | mänty
mistä saa kuivia klapeja | Polttopuut + kuiva | Polttopuut + tuore
haluan ostaa koivuklapeja | koivu | mänty
myydäänkö tässä klapeja | Polttopuut | Hake
kuka myy halkoja Lahdessa | Halko + Lahti | Tampere
hyviä saunapuita läheltä | Polttopuut | Hake
kuivaa sekapuuta 33cm irto Tampere | sekapuu + Tampere | koivu, lehtisekapuu
kuorma koivuklapeja | koivu | mänty
peräkärryllinen klapeja | Polttopuut | Hake
pilkottua koivua | koivu | mänty
sahauspalvelu | Sahaus | Polttopuut
istutustyöt | Istutus | Polttopuut
polttopuukuorma | Polttopuut | Kuorike
klapintekopalvelu | Pilkkeen teko | Polttopuut
puunhalkaisua | Pilkkeen teko | Polttopuut
kannonpoisto | Kantojen jyrsintä | Polttopuut
raivaussahatyöt | Raivaus | Polttopuut
koivuklapit 40 l säkki | koivu + pakattu | irto
lankkuja 48x148 | Lankku | Hirsi
vanhoja ratapölkkyjä | Ratapölkky | Polttopuut
sekalaisia klapeja | sekapuu | koivu
vaarallisen puun kaato | Puunkaato | Polttopuut
sahan purua | Sahanpuru | Polttopuut
joulu kuusi | Joulukuusi | Polttopuut
poltto puut | Polttopuut | Hake
firewood | Polttopuut | Hake
kuivia klapeja 33 senttisiä Helsinkiin | kuiva + 33 cm + Helsinki | Tampere
haluaisin tilata koivuklapeja kotiin | koivu | mänty
koivuklapi 50 cm irto | koivu + 50 cm | 33 cm
lepänhalkoja | leppä | koivu
haavanklapeja | haapa | koivu
männynklapit | mänty | koivu
mäntyiset klapit | mänty | koivu
leppäisiä halkoja | leppä | mänty
kuusista klapia | Polttopuut + kuusi | koivu
koivuu 33 senttii | koivu + 33 cm | 50 cm
koivuklapui | koivu | mänty
kiovuklapit | koivu | mänty
polttpuuta | Polttopuut | Hake
pollttopuut | Polttopuut | Hake
halokja | Halko | Hake
pelletit 8mm 15 kg säkeissä | Puupelletti | Hake
pellettikuorma | Puupelletti | Hake
pelletti lava | Puupelletti | Polttopuut
puubriketit | Briketti | Polttopuut
brikettipaketti | Briketti | Polttopuut
hakekuorma | Hake | Polttopuut
haketta lämmitykseen | Hake | Polttopuut
hake m3 | Hake | Polttopuut
havupussi | Havut | Polttopuut
tuore joulukuusi | Joulukuusi | Polttopuut
hirsitavara | Hirsi | Polttopuut
hirrestä | Hirsi | Polttopuut
lautoi | Lauta | Polttopuut
lautakuorma | Lauta | Polttopuut
lankkutavaraa | Lankku | Polttopuut
kuoriketta kukkapenkkiin | Kuorike | Polttopuut
purua hevosille | Sahanpuru | Polttopuut
kutteri paali | Kutterinlastu | Polttopuut
tervaspuita | Sytykkeet | Polttopuut
sytykepuut takkaan | Sytykkeet | Polttopuut
ratapölkkyjä puutarhaan | Ratapölkky | Polttopuut
koivutukki | Tukkipuu | Polttopuut
kuitupuun hinta | Kuitupuu | Polttopuut
metsurille töitä | Metsänhoito | Polttopuut
moottorisahatyöt | Metsänhoito | Polttopuut
kaataako joku puita | Puunkaato | Polttopuut
puun kaato hinta | Puunkaato | Polttopuut
ison kuusen kaato | Puunkaato | Polttopuut + kuusi
kannon jyrsijä | Kantojen jyrsintä | Polttopuut
kannonjyrsin | Kantojen jyrsintä | Polttopuut
kuka jyrsii kantoja | Kantojen jyrsintä | Polttopuut
vesakon raivausta | Raivaus | Polttopuut
tontin raivaaja | Raivaus | Polttopuut
pihan siivousta syksyllä | Tontin siistiminen | Polttopuut
taimikonharvennus | Harvennus | Polttopuut
kuusen istutus | Istutus | Polttopuut
klapikoneella tekijä | Pilkkeen teko | Polttopuut
teen klapeja | Polttopuut | Hake
klapitehdas | Polttopuut | Hake
sahuri | Sahaus | Sahanpuru
siirrettävä saha | Sahaus | Sahanpuru
laudan sahaus | Sahaus | Lauta
hakettamista | Haketus | Hake
puutavaran kuljetusta | Kuljetukset | Sahatavara
kuljetusapua | Kuljetukset | Polttopuut
noudan itse klapit | Polttopuut + Noutopiste | Polttopuut + Kuljetus
jyväskylän klapit | Polttopuut + Jyväskylä | Tampere
Lahden seudulta halkoja | Halko + Lahti | Tampere
klapit Uusimaa | Polttopuut + Uusimaa | Tampere
polttopuut turuust | Polttopuut + Turku | Tampere
klapeja vantaal | Polttopuut + Vantaa | Helsinki
klapit ajettuna pihaan | Polttopuut + Kuljetus | Kuljetukset, Virtasen Maatila
koivua tai leppää | koivu, leppä | mänty
klapeja ja brikettejä | Polttopuut, Briketti | Hake
25-33 cm klapit | 25 cm, 33 cm | 50 cm
metrin mittaiset koivuhalot | koivu + 1m | 33 cm
1-metriset koivuhalot | koivu + 1m | 33 cm
klapit pinokuutioittain | Polttopuut | Hake
kuusenoksia | Havut | Polttopuut
puunkaatohommia | Puunkaato | Polttopuut
raivaushommat | Raivaus | Polttopuut
metsän harvennus moottorisahalla | Harvennus | Polttopuut
metsänhoitosuunnitelman laadinta | Metsäsuunnittelu | Polttopuut
pääkaupunkiseutu klapit | Polttopuut + Helsinki | Tampere
hämeestä klapeja | Polttopuut | Hake
pelettejä | Puupelletti | Hake
brigetti | Briketti | Hake
sytykkeenä | Sytykkeet | Polttopuut
joulukuusenmyynti | Joulukuusi | Polttopuut
kannot jyrsitään | Kantojen jyrsintä | Polttopuut
puiden kaatopalvelu | Puunkaato | Polttopuut
piha-alueen siivous | Tontin siistiminen | Polttopuut
polttopuukuljetukset | Kuljetukset | Polttopuut
ilmainen toimitus klapit | Polttopuut + Noutopiste ja kuljetus | Virtasen Maatila
Helsingin seutu klapit | Polttopuut + Helsinki | Tampere
klapeja Turku tai Tampere | Polttopuut + Tampere | Helsinki
puita Hervantaan | Polttopuut + Tampere | Helsinki, Hake
hakkurointi | Haketus | Polttopuut
klapituspalvelu | Pilkkeen teko | Polttopuut
tontin putsaus | Tontin siistiminen | Polttopuut
motourakointi | Metsäkoneurakointi | Polttopuut
rankojen pilkonta | Pilkkeen teko | Polttopuut
kakkosnelosta | Sahatavara | Polttopuut
heittomotti klapia | irto | pakattu
kuusi joulukuuseksi | Joulukuusi | Polttopuut
sahattua ja halkaistua koivua 33 cm | koivu + 33 cm | 50 cm
lautaa ja lankkua | Lauta, Lankku | Hirsi, Polttopuut
lankkua ja lautaa | Lauta, Lankku | Hirsi
lautoja tai lankkuja | Lauta, Lankku, Sahatavara | Hirsi
laudat sekä lankut Turku | | Polttopuut
briketit ja pelletit | Briketti, Puupelletti | Polttopuut
pellettejä tai brikettejä | Briketti, Puupelletti | Hake
halkoja ja haketta | Halko, Hake | Briketti
haapaa, leppää ja koivua | haapa, leppä, koivu | mänty
koivu/leppä klapit | koivu, leppä | mänty
koivua vai kuusta | koivu, Polttopuut + kuusi | haapa
kuusta tai mäntyä | Polttopuut + kuusi, mänty | koivu
kuusta tai mäntyä 33 cm | mänty + 33 cm | kuusi, koivu
30 tai 33 cm klapit | 30 cm, 33 cm | 50 cm
25 cm tai 50 cm koivua | koivu + 25 cm, koivu + 50 cm | 33 cm
säkissä tai irtona leppää | leppä | koivu
klapit nouto tai kuljetus | Polttopuut | Hake
puiden kaato ja pilkkominen | Puunkaato, Pilkkeen teko | Polttopuut
kantojen jyrsintää ja raivausta | Kantojen jyrsintä, Raivaus | Polttopuut
lautaa ja sahausta | Sahaus | Polttopuut
lehtipuusekoitus | lehtisekapuu | havusekapuu
lehtipuusekoitusta 50 cm | lehtisekapuu + 50 cm | havusekapuu
havupuusekoitus | havusekapuu | lehtisekapuu, koivu
havusekoitusta | havusekapuu | lehtisekapuu
puusekoitus | sekapuu, lehtisekapuu, havusekapuu | koivu
klapisekoitusta | sekapuu | koivu
sekoitus koivua ja leppää | sekapuu, lehtisekapuu | koivu, havusekapuu
sekapuuta tai koivua | sekapuu, koivu | mänty
rankaa omaan klapikoneeseen | mänty + 3-5m | Pilkkeen teko
rankaa klapikoneelle | mänty + 3-5m | Pilkkeen teko
rankoja klapikoneisiin | mänty + 3-5m | Pilkkeen teko
puuta hakkuriin | Polttopuut | Haketus
puita hakkurille | Polttopuut | Haketus
pölliä sirkkeliin | Pöllit | Sahaus
tukkeja sirkkelille | Tukkipuu | Sahaus
tukkeja laudaksi | Tukkipuu | Lauta, Sahaus
puun kaatoon tekijä | Puunkaato | Polttopuut
puuta turusta kotiin kuljetettuna | Polttopuut + Turku | Kuljetukset
puita kotiin tuotuna | Polttopuut + Kuljetus | Kuljetukset, Virtasen Maatila
kuivaa puuta säkissä | Polttopuut + kuiva + pakattu | Hake, irto
puut tarjous | tarjous | Hake
puuta noudettuna | Polttopuut + Noutopiste | Kuljetukset
klapisäkkejä vantaalta | Polttopuut + Vantaa | Helsinki
klapisäkeissä | Polttopuut + pakattu | Puupelletti, irto
halkosäkki | Polttopuut + pakattu | Puupelletti, irto
halkosäkkejä | Polttopuut + pakattu | Puupelletti, irto
klapipussi | Polttopuut + pakattu | Puupelletti, irto
koivusäkki | koivu + pakattu | leppä, irto
säkkiklapi | Polttopuut + pakattu | Puupelletti, irto
valmiiks pilkottuu koivuu | Polttopuu + koivu | mänty
valmiiksi pilkottua koivua | Polttopuu + koivu + kuiva, Polttopuu + koivu + tuore | mänty
valmiiksi pilkottua kuusta | kuusi + tuore | koivu
pilkotut puut | Polttopuu | Hake
pilkotun koivun hinta | koivu | mänty
halkaistuja klapeja | Polttopuu | Hake
puut pilkottuna | Polttopuu | Pilkkeen teko
pilkottuja sytykkeitä | Sytykkeet | Polttopuut
virtasn maatila | Virtasen Maatila | Matti Mattila
virtaseltta klapeja | Polttopuut | Hake
havusekapuu | havusekapuu | koivu
kuusiklapit 33 cm | havusekapuu + 33 cm | koivu
mäntyä kuusamosta | havusekapuu, mänty + 3-5m | koivu
leppää lahdesta | lehtisekapuu | Halko
tarvitsen puita lähistöltä | Polttopuut | Hake
etsin hyvää koivua mulle heti | koivu | mänty
löytyykö laadukasta leppää | leppä | mänty
missä halvin briketti | Briketti | Polttopuut
onko edullisia pellettejä lähellä | Puupelletti | Polttopuut
männystä tehtyä klapia | mänty | koivu
klapien teko asiakkaan luona | Pilkkeen teko | Polttopuut
parhaat hinnat nopeasti kotiin toimitettuna polttopuut | Polttopuut + Kuljetus | Virtasen Maatila
mist saa halpaa kuusta oulust | kuusi + Oulu | Tampere
onks kellää kuivii koivuklapei | koivu + kuiva | tuore, mänty
takkapuit lahest | Polttopuut + Lahti | Tampere
ostetaa koivumottei | koivu + motti tai enemmän | mänty
kolkyt senttisiä klapeja | 30 cm | 33 cm
kolmekymppistä klapia | 30 cm | 33 cm
kolmikymppisiä klapeja | 30 cm | 33 cm
kolmekymmensenttistä klapia | 30 cm | 33 cm
kolmenkympin klapit | 30 cm | 33 cm
viisikymppistä koivua | koivu + 50 cm | 33 cm
kuka kaataisi pihakoivun | Puunkaato | Polttopuut
kuusenhavuja haudalle | Havut | Joulukuusi, Polttopuut
Treelt saunaklapei | Polttopuu + Tampere | Hake
lankkuja ja lautoja | Lankku, Lauta | Polttopuut
harvesteri Jyväskylään | | Polttopuut
neljämetristä rankaa kuorma | mänty + 3-5m | 33 cm
haapa- ja leppäklapeja | haapa, leppä | mänty
kuusi- tai mäntyhalkoja | Halko + mänty, Polttopuu + kuusi | koivu
pellettejä tai brikettejä varaston täytteeksi | Puupelletti, Briketti | Polttopuut
pelletit, briketit ja hake | Puupelletti, Briketti, Hake | Polttopuut
kannattaako ostaa tuoretta vai kuivaa koivua | koivu + tuore, koivu + kuiva | mänty
paljonko maksaa pinokuutio koivua | koivu + motti tai enemmän | mänty
kuka tulis kaataan ison kuusen | Puunkaato | Polttopuut
puunkaatajaa etsitään Turkuun | Puunkaato + Turku | Helsinki
tarttisin jonkun jyrsimään kannot | Kantojen jyrsintä | Polttopuut
kuormallinen sekahalkoja | sekapuu | koivu + 33 cm
saunapuusäkkejä | pakattu | Polttopuut + Irto-m3
koivuklapipusseja | koivu + pakattu | irto
leppäsäkki | leppä + pakattu alle motti | irto
puukuorma | Polttopuut | Hake
hyvää kuivaa takkapuuta järkevään hintaan | Polttopuut + kuiva | Polttopuut + tuore
leppähalakoja | leppä | koivu + 33 cm
koevuklapeja | koivu | mänty
hirsiä ja lankkuja rakentamiseen | Hirsi, Lankku | Polttopuut
lankkuu terassille | Lankku | Polttopuut
haketta hakelämmitykseen | Hake | Haketus
rankapuita omalle klapikoneelle | mänty + 3-5m | Pilkkeen teko, 33 cm
tukkeja sahalle | Tukkipuu | Sahaus
koivua klapeiksi | koivu | Hake
pihakoivun kaato ja pilkkominen | Puunkaato, Pilkkeen teko | Polttopuut
metsäpalstan raivausta ja harvennusta | Raivaus, Harvennus | Polttopuut
kuljetus mukaan klapeihin | Polttopuut + Kuljetus | Virtasen Maatila
puita tuotuna kotipihalle Vantaalla | | Virtasen Maatila
pilkottuna toimitettuna polttopuut Kuusamo | Polttopuut + Kuusamo | Oulu
korhosn klapit | Polttopuut + Korhonen Tmi | Virtasen Maatila
mattilan briketit tai pelletit | Briketti, Puupelletti | Polttopuut
kutterinpurua ja sahanpurua | Kutterinlastu, Sahanpuru | Polttopuut
havuseka 33 | havusekapuu | lehtisekapuu
puolmetristä sekapuuta | lehtisekapuu + 50 cm | 33 cm
kuusenrimaa tai sahapintoja | kuusi + 3-5m | 33 cm
tarviin klapei saunaa | Polttopuut | Hake
tuokaa klapeja | Polttopuut + Kuljetus | Virtasen Maatila
koivu kuusi mänty sekaisin | Polttopuut + kuusi, koivu | Hake
kuivii mäntyhalkoi | mänty + kuiva | koivu
hyvin kuivunutta leppää | leppä + kuiva | mänty
tilaisin kuution klapeja | Polttopuut + Irto-m3 | Hake
mitä eroa halko klapi | Halko, Polttopuu | Hake
kelpo kuusihalkoja Oulusta | kuusi + Oulu | koivu
iso erä sekapuuta | sekapuu | koivu
omakotitalon tontin raivausta | Raivaus | Polttopuut
kaadetaanko tontilta mäntyjä | Puunkaato | Polttopuut
motolla harvennus | Harvennus, Metsäkoneurakointi | Polttopuut
briketit 10 kg | Briketti | Polttopuut
pelleteistä lämpöä | Puupelletti | Polttopuut
joulukuusi kotiovelle | Joulukuusi | Polttopuut
lautaa aitaan | Lauta | Polttopuut
lattialautaa | Lauta | Polttopuut
kuivaketta hevosille | Kutterinlastu | Polttopuut
pikkuklapi hellaan | Polttopuut | Hake
klapit toimitus Kuusamoon | Polttopuut + Kuusamo | Oulu
koivuklapi tai mäntyklapi irto | koivu + irto, mänty + irto | haapa
polttopuita jyväskyläst | Polttopuut + Jyväskylä | Tampere
sahatavaraa, lautaa ja hirsiä | Sahatavara, Lauta, Hirsi | Polttopuut
mistäs löytys kuivaa koivua tai leppää saunaan | koivu + kuiva, leppä + kuiva | mänty
tarviis puunkaatoo pihalt | Puunkaato | Polttopuut
lankkuja, lautoja | Lankku, Lauta | Polttopuut
pilkottuu mäntyy irtokuutio | mänty + 33 cm | koivu
myydäänkö kuusenhavui | Havut | Polttopuut
haapahalkoi taikka leppähalkoi | haapa, leppä | mänty
halkoja kamiinaan 25 senttisinä | Polttopuut + 25 cm | 33 cm
hirsii mökkiin | Hirsi | Polttopuut
puupelletei säkis | Puupelletti | Polttopuut
sytykkeit ja klapei | Sytykkeet, Polttopuut | Hake
onko kellään myydä rankaa | mänty + 3-5m | Hake
kannonjyrsintää edullisesti lähiseudulla | Kantojen jyrsintä | Polttopuut
kuivat lehtipuut pilkottuna kotiinkuljetuksella | lehtisekapuu + kuiva | Virtasen Maatila
pölkkyi itse pilkottavaks | Pöllit | Polttopuut
laavulle klapeja | Polttopuut | Hake
mäntytukkei sirkkelöitäväks | Tukkipuu | Polttopuut
klapisäkki koivu Helsinki | koivu + pakattu + Helsinki | leppä
ratapölkkyi pihaa | Ratapölkky | Polttopuut
kuorikket puutarhaan | Kuorike | Polttopuut
`
  .trim()
  .split("\n")
  .map((line) => {
    const [phrase = "", finds = "", findsNot = ""] = line.split("|").map((part) => part.trim());
    return { phrase, finds, findsNot };
  });
