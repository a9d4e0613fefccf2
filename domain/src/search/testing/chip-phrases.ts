/**
 * Searches with the text of all chips that they must get, in the order of terms, place and conditions: phrase | chips. What has no chip is not
 * searched, as most of these show. By what they have in common.
 */
const tables = {
  "a spoken number is neither a place nor a word that listings must have": `
sata litraa klapeja | polttopuu
lautoja sata metriä | lauta
sata kiloa brikettejä | briketti
tuhat klapia | polttopuu
kaksisataa klapia | polttopuu
kaksituhatta halkoa | halko
koivua satasen | koivu
kolmesataa litraa koivua | koivu
sataviisikymmentä kiloa pellettiä | pelletti
pari sataa kiloa brikettejä | briketti
kuusisataa litraa klapeja | polttopuu
parisataa halkoa | halko
toistasataa halkoa | halko
muutamasataa lautaa | lauta
kymmeniä säkkejä | pakattu
tusina säkkejä koivua | pakattu koivu
kahdellesadalle halolle | halko
seitsemän klapia Oulusta | polttopuu Oulu
kuusi klapia | kuusi polttopuu
koivua sadalla eurolla | koivu enintään 100 €
koivua tuhannella eurolla | koivu enintään 1000 €
viitosella säkki klapeja | pakattu polttopuu enintään 5 €/kpl
klapeja alle kahdensadan euron | polttopuu enintään 200 €
kaksikymmentäviisi kuutiota klapeja | polttopuu 25 irto-m³
Satakunnasta klapeja | polttopuu Satakunta
klapeja alle kahden sadan euron | polttopuu enintään 200 €
alle kaksi sataa euroa klapit | polttopuu enintään 200 €
viisi sataa litraa koivua | koivu
useita kuutioita klapeja | kuutio polttopuu
kolmenkymmenenkolmen sentin klapit | 33 cm polttopuu`,
  "an amount in a unit that no filter knows is no length and no word that listings must have": `
harvennusta kolme hehtaaria | harvennus
raivaus 3 ha | raivaus
metsää hehtaarin verran | metsänhoito
raivausta 5 aaria | raivaus
lautaa 30 m² | lauta
lautaa 50 neliötä | lauta
lautaa 100 juoksumetriä | lauta
klapeja 40 jm | polttopuu
lautaa sata metriä | lauta
haketta 3 tonnia | hake
haketta kolme tonnia | hake
pellettiä 1 tn | pelletti
pelletti tonneittain | pelletti
pellettiä tonni | pelletti
viidentoista kilon säkki pellettiä | pakattu pelletti
neljänkymmenen litran säkki | pakattu
kuusi kiloa brikettejä | briketti
kuusi paalia kutteria | pakattu kutterinlastu
kutteria 20 paalia | kutterinlastu pakattu
kutteripaaleja | kutterinlastu pakattu
klapeja paaleissa | polttopuu pakattu
sytykkeitä 40 pussillista | sytyke pakattu
klapeja 33 laatikollista | polttopuu pakattu
halkoja 30 motillista | halko motti
klapeja 40 nippua | polttopuu
klapeja 25 kasaa | polttopuu
haketta kaksi kuormallista | hake
klapeja kaksi kottikärryllistä | polttopuu
50 kassia klapeja | polttopuu
klapikasa | polttopuu
halkoja 30 kpl | halko
joulukuusi kaksi metriä | joulukuusi
kolme metriä rankaa | 3–5 m polttoranka
kuusi metriä lankkua | lankku
kuusi metrisenä | kuusi 1 m
100 metrihalkoa | 1 m halko
klapit 33 | polttopuu 33 cm
klapeja 40 | polttopuu 40 cm
5 heh raivausta | raivaus
puolikas lava brikettejä | pakattu briketti
traktorin perävaunullinen haketta | hake
olkipaali | olkipaali
klapien kilohinta | polttopuu
pellettien kappalehinta | pelletti`,
  "who or what sells a product is left out of a compound, and the product is not": `
klapikauppias | polttopuu
klapikauppiaita Oulusta | polttopuu Oulu
klapimyyjä | polttopuu
klapimyyjät | polttopuu
klapinmyyjältä | polttopuu
polttopuumyyjiä | polttopuu
puukauppias | polttopuu
hakeyrittäjä | hake
hakeyrittäjiä | hake
joulukuusikauppiaat | joulukuusi
koivuklapimyyjä | koivu polttopuu
brikettivalmistaja | briketti
pellettijälleenmyyjä | pelletti
polttopuutuottajat | polttopuu
polttopuutoimittajat | polttopuu
puutavaraliike | sahatavara
klapitukku | polttopuu
klapivälittäjiä | polttopuu
klapi-ilmoitukset | polttopuu
klapitilaus | polttopuu
polttopuun tilaaminen | polttopuu
klapien myyntipaikat | polttopuu
kuljetusyrittäjä | kuljetukset
kannonjyrsintäyrittäjä | kantojen jyrsintä
haketusurakoitsija | haketus
kuljetusurakoitsijat | kuljetukset
urakoitsija | metsäkoneurakointi
metsäkoneyrittäjä | metsäkoneurakointi
yrittäjä | `,
  "a verb of the buyer is left out in all of its forms, also as it is spoken": `
pitäs klapeja | polttopuu
pitäny klapeja | polttopuu
saaha klapeja | polttopuu
saanu klapeja | polttopuu
saataskohan klapeja | polttopuu
tartteis klapeja | polttopuu
tarttisko klapeja | polttopuu
meinasin klapeja | polttopuu
meinattiin klapeja | polttopuu
haluisin klapeja | polttopuu
haluttas klapeja | polttopuu
voisko klapeja | polttopuu
voisitteko klapeja | polttopuu
ootteko klapeja | polttopuu
oottekos klapeja | polttopuu
oltais klapeja | polttopuu
ostasko klapeja | polttopuu
ostettas klapeja | polttopuu
tilattas klapeja | polttopuu
tilaisimme klapeja | polttopuu
myyttekö klapeja | polttopuu
myisittekö klapeja | polttopuu
löytäiskö klapeja | polttopuu
etitään klapeja | polttopuu
ottasko klapeja | polttopuu
kaipaisin klapeja | polttopuu
kävisikö klapeja | polttopuu
kelpais klapeja | polttopuu
onnistuisko klapeja | polttopuu
pystyttekö klapeja | polttopuu
osaatteko klapeja | polttopuu
tietäiskö klapeja | polttopuu
hankittais klapeja | polttopuu
kyselisin klapeja | polttopuu
varattais klapeja | polttopuu
ajateltiin klapeja | polttopuu
mietittiin klapeja | polttopuu
lähtiskö klapeja | polttopuu
tulisikohan klapeja | polttopuu
riittäis klapeja | polttopuu
sopisko klapeja | polttopuu
kannattaiskohan klapeja | polttopuu
antaisko klapeja | polttopuu
kiinnostais klapeja | polttopuu
maksais klapeja | polttopuu
meniskö klapeja | polttopuu
laittaisin klapeja | polttopuu
teettäisin klapeja | polttopuu
tehtäis klapeja | polttopuu
autatteko klapeja | polttopuu
suosittelisitte klapeja | polttopuu
mahtaisko klapeja | polttopuu
viitsisitkö klapeja | polttopuu
pitäs saaha klapeja | polttopuu
meinasin ostaa koivua Oulusta | koivu Oulu
saarniklapeja | saarni polttopuu
voisko pilkkoa klapit | pilkkeen teko
tehdas | 
viittis joku myydä klapeja | polttopuu
mitenkä tilataan klapeja | polttopuu
sanokaa mistä klapeja | polttopuu
soitelkaa jos klapeja | polttopuu
voitteko suositella klapeja | polttopuu
halkoja talveks mökille | halko`,
  "a verb of a service asks for it in all of its forms, also as it is spoken": `
kaataskohan joku koivun | puunkaato
kaadettas pari kuusta | puunkaato
raivaatteko tontteja | raivaus
raivattais tontti | raivaus
sahattas tukit laudoiks | sahaus
pilkottas halkoja | pilkkeen teko
pilkkosko joku rangat | pilkkeen teko
haketettais risut | haketus
jyrsittekö kantoja | kantojen jyrsintä
pitäs saaha kannot jyrsityks | kantojen jyrsintä
istutatteko kuusia | istutus
harvennettais metsää | harvennus
siivottas piha | tontin siistiminen
kuljetatteko klapit kotiin | kotiinkuljetus polttopuu
kuljetatteko hevosia | kuljetukset hevosia
karsittua rankaa | polttoranka
pilkottua koivua | polttopuu koivu
siistit klapit | polttopuu
Tilala | Tilala`,
  "a verb of delivery or of pickup says how the wood changes hands": `
toimitatteko klapeja | kotiinkuljetus polttopuu
toimittaisitteko koivua | kotiinkuljetus koivu
toimittasko joku halkoja | kotiinkuljetus halko
tuotteko klapit kotiin | kotiinkuljetus polttopuu
toisitteko koivua | kotiinkuljetus koivu
tuotasko klapit pihaan | kotiinkuljetus polttopuu
voiko hakea klapit itse | nouto polttopuu
hakisin koivua | nouto koivu
haettais klapit | nouto polttopuu
saako noutaa halot | nouto halko`,
  "a village is part of its locality in all of its cases": `
klapeja Karjaalle | polttopuu Raasepori
klapeja Karjaalla | polttopuu Raasepori
klapeja Karjaalta | polttopuu Raasepori
Karjaan klapit | polttopuu Raasepori
karjaa klapit | polttopuu Raasepori
klapeja Tikkurilassa | polttopuu Vantaa
Tikkurilasta koivua | koivu Vantaa
halkoja Nummelaan | halko Vihti
Nummelasta klapeja | polttopuu Vihti
kuusankoski klapit | polttopuu Kouvola
klapeja kuusankoskella | polttopuu Kouvola
kuusaa | Kouvola
Kuusaalta kuusta | kuusi Kouvola
koivua Hervannasta | koivu Tampere
Lievestuoreella klapeja | polttopuu Laukaa
Toijalasta haketta | hake Akaa
Jämsänkoskella puunkaatoa | puunkaato Jämsä
Tammisaaresta halkoja | halko Raasepori
Ivaloon klapeja | polttopuu Inari
leppävaara klapit | polttopuu Espoo
Kuivaniemeltä klapeja | polttopuu Ii
Koivukylässä koivua | koivu Vantaa
Kerimäeltä klapeja | polttopuu Kerimäki
klapeja Perttulaan | polttopuu
klapeja Perttulassa | polttopuu`,
  "a feast that has just passed is no limit, and one to come is": `
klapeja pyhäinpäiväksi | polttopuu
klapeja isänpäiväksi | polttopuu
koivua ennen halloweenia | koivu
klapeja 20.11. mennessä | polttopuu
klapeja lokakuussa | polttopuu
klapeja viikolla 46 | polttopuu
klapeja adventiksi | polttopuu heti
klapeja ensimmäiseksi adventiksi | polttopuu heti
klapeja itsenäisyyspäiväksi | polttopuu viikossa
klapeja tapaninpäiväksi | polttopuu 4 viikossa
klapeja ystävänpäiväksi | polttopuu 4 viikossa
klapeja laskiaiseksi | polttopuu 4 viikossa
klapeja pitkäksiperjantaiksi | polttopuu 4 viikossa
klapeja äitienpäiväksi | polttopuu 4 viikossa
klapeja helatorstaiksi | polttopuu 4 viikossa
klapeja juhannukseksi | polttopuu 4 viikossa
laskiaisklapeja | polttopuu
halkoja juhannuskokkoon | halko
klapeja isäinpäiväksi | polttopuu
klapeja joulunpyhiksi | polttopuu 2 viikossa
klapeja uudenvuodenpäiväksi | polttopuu 4 viikossa
klapeja viime jouluna | polttopuu
klapeja syntymäpäiväksi | polttopuu
klapeja jouluviikolla | polttopuu`,
  "cheap and cheaper ask for the cheapest first": `
halvalla klapeja | polttopuu halvimmat
halpoja klapeja | polttopuu halvimmat
halpaa koivua | koivu halvimmat
halvat klapit | polttopuu halvimmat
halval klapei | polttopuu halvimmat
edullista koivua | koivu halvimmat
edullinen klapi | polttopuu halvimmat
polttopuut edullisesti | polttopuu halvimmat
edulliseen hintaan halkoja | halko halvimmat
halvalla hinnalla haketta | hake halvimmat
halvempia klapeja | polttopuu halvimmat
edullisempaa koivua | koivu halvimmat
huokeita klapeja | polttopuu halvimmat
edullista lämmitystä | halvin lämpö
halpoja klapeja kotiin tuotuna | polttopuu kotiinkuljetus halvimmat
halvempi kuin 70 euroa koivu | koivu enintään 70 €
Halpa Halko Oy | halko
sopuhintaan klapeja | polttopuu`,
  "words of reviews are left out, as no order is by them": `
parhaat arviot klapit | polttopuu
parhaiten arvosteltu klapi | polttopuu
arvosteltuja klapeja | polttopuu
hyvät arvostelut halkoja | halko
paras arvosana klapit | polttopuu
viiden tähden klapit | polttopuu
5 tähteä klapit | polttopuu
suosituimmat klapit | polttopuu
suositeltu klapimyyjä | polttopuu
hyvää palautetta saanut klapikauppias | polttopuu
kokemuksia briketeistä | briketti
kehuttuja halkoja | halko`,
  "everyday words and units are no typos of others": `
koulu | koulu
koulussa | koulussa
hauta | hauta
kiloa | 
kilo klapeja | polttopuu
litran klapisäkki | polttopuu pakattu
leipä | leipä
koira | koira
rauta | rauta
kissa | kissa
kahvi | kahvi
kirkko | kirkko
vesi | vesi
silta | silta
peruna | peruna
laiva | laiva
korkea pino | motti
siitä klapeja | polttopuu
riketti | briketti
elletti | pelletti
tampre | Tampere`,
  "an amount is no price": `
halkoja sata kappaletta | halko
halkoja 50 kappaletta | halko
klapeja 200 kappaletta | polttopuu
sata kappaletta lautoja | lauta
tuhat kpl klapeja | polttopuu
joulukuusia 40 kappaleen erä | joulukuusi
40 kuution kuorma haketta | hake 40 irto-m³
satoja kappaleita halkoja | halko
40 laatikollista klapeja | pakattu polttopuu
sata pussillista klapeja | pakattu polttopuu
sata paalia kutteria | pakattu kutterinlastu
puunkaato 40 h | puunkaato
puunkaato 40 tuntia | puunkaato
halko alle 2 euroa kappale | halko enintään 2 €/kpl
halko alle 2 e kappaleelta | halko enintään 2 €/kpl
paali alle 12 e | pakattu enintään 12 €/kpl
säkillinen klapeja alle 9 euroa | pakattu polttopuu enintään 9 €
puunkaato alle 70 tunti | puunkaato enintään 70 €/tunti
50 kpl klapipusseja alle 5 e | polttopuu pakattu enintään 5 €
klapeja 50 kappaletta alle 100 euroa | polttopuu enintään 100 €
klapit 5 e kpl | polttopuu enintään 5 €/kpl`,
  "a word for what lies around a place is part of the place": `
onks kellään kuivii koivuhalkoja oriveden suunnalla | kuiva koivu halko Orivesi
klapeja Turun suunnalta | polttopuu Turku
halkoja Porin tienoilla | halko Pori
koivua Salon kulmilta | koivu Salo
klapeja Nokian lähettyvillä | polttopuu Nokia
polttopuit rauman seurulla | polttopuu Rauma
polttopuit rauman seurult | polttopuu Rauma
klapeja Lahden nurkilt | polttopuu Lahti
klapeja Turun seudul | polttopuu Turku
klapeja Oulun liepeillä | polttopuu Oulu
haketta Kuopion ympärillä | hake Kuopio
klapeja Kotkan naapurustolla | polttopuu Kotka
klapeja Mikkelin perämailla | polttopuu Mikkeli
klapeja Pohjanmaan suunnalla | polttopuu Pohjanmaa
klapeja Kuopion hoodeilta | polttopuu Kuopio
klapeja kulmilla | polttopuu
klapeja Tampereen Virtaselta | polttopuu Virtaselta Tampere
klapeja Tampereen Mattilalta | polttopuu Mattilalta Tampere`,
  "what is wanted alone or not at all is said with words that are not searched": `
Ei haapaa eikä leppää, pelkkää koivua 25cm Kuopio | koivu 25 cm Kuopio
koivua eikä kuusta | koivu
eikä kuusta vaan koivua | koivu
koivua mutta ei haapaa | koivu
koivua ettei kuusta | koivu
koivua paitsi leppää | koivu
pelkkä koivu | koivu
pelkästään koivua | koivu
pelkkiä koivuklapeja | koivu polttopuu
pelkän kuusen halkoja | kuusi halko
pelkkien klapien hinta | polttopuu
yksinomaan koivua | koivu
vain ja ainoastaan kuivaa koivua | kuiva koivu`,
  "a number is read without its d, as it is spoken": `
polttopuit alle kuuenkympin | polttopuu enintään 60 €
klapeja alle viienkympin | polttopuu enintään 50 €
klapeja alle seittemänkympin | polttopuu enintään 70 €
kahen kuution kuorma koivua | koivu 2 irto-m³
koivua kahen viikon sisällä | koivu 2 viikossa
kahen motin kuorma halkoja | halko 2 pino-m³
viien kuution erä klapeja | polttopuu 5 irto-m³
kuuen kuution kuorma haketta | hake 6 irto-m³
yhen kuution kuorma klapeja | polttopuu 1 irto-m³
klapeja alle kahensadan euron | polttopuu enintään 200 €
viiellä kympillä klapeja | polttopuu enintään 50 €
viienkympin klapeja | 50 cm polttopuu
kahellesadalle halolle | halko
kaheltoista eurolla säkki | pakattu enintään 12 €/kpl
viien sentin klapit | polttopuu
kolmenkytkolmen sentin klapit | 33 cm polttopuu
kolmenkympin klapit | 30 cm polttopuu
viijen kuution kuorma | 5 irto-m³
kahren kuution kuorma | 2 irto-m³
kaheksan kuutiota koivua | koivu 8 irto-m³
seittemän kuutiota koivua | koivu 7 irto-m³
viienkytsentin klapit | 50 cm polttopuu
kuuskymppii kuutio koivua | koivu enintään 60 €/irto-m³
kuudenkymmenen euron klapit | polttopuu enintään 60 €
kuuelkympil koivua | koivu enintään 60 €
puolentoist kuution kuorma | 1,5 irto-m³
kolmentoista kuution kuorma | 13 irto-m³
kuudella kympillä kuutio koivua | koivu enintään 60 €/irto-m³`,
  "a motti is the unit of what it is named after, as price and as amount": `
alle 80€ irtomotti koivua | koivu enintään 80 €/irto-m³
5 irtomottia koivua | koivu 5 irto-m³
irtomotti alle 80 e | enintään 80 €/irto-m³
koivua max 80 e irtomotilta | koivu enintään 80 €/irto-m³
koivua 80 e/irtomotti | koivu enintään 80 €/irto-m³
10 irtomottii klapeja | polttopuu 10 irto-m³
kahen irtomotin kuorma | 2 irto-m³
irto motti alle 70 euroa | enintään 70 €/irto-m³
kaksi irto mottia klapeja | polttopuu 2 irto-m³
kaksi pinomottia halkoja | halko 2 pino-m³
halkoja alle 150 e/pinomotti | halko enintään 92,02 €/irto-m³
5 heittomottia klapeja | polttopuu 5 irto-m³
klapeja 50 e heittomotilta | polttopuu enintään 50 €/irto-m³
kolme kiintomottia rankaa | polttoranka 3 kiinto-m³
rankaa 40 e/kiintomotti | polttoranka enintään 16 €/irto-m³
irtomotteja koivua | irtokuutio koivu
koivua irtomotteina | koivu irtokuutio
irtomotti koivua | irtokuutio koivu
5 irtokuutiometriä | 5 irto-m³
80 e irtokuutsa | enintään 80 €/irto-m³
alle 80€ irtokuutio koivua | koivu enintään 80 €/irto-m³`,
  "a locality is found by all of its cases": `
koivuklapia 33cm irtokuutio alle 70e toimitus kangasalle | koivu polttopuu 33 cm kotiinkuljetus Kangasala enintään 70 €/irto-m³
Kangasalta klapeja | polttopuu Kangasala
Kangasalla | Kangasala
Kangasalan klapit | polttopuu Kangasala
Huittisiin klapeja | polttopuu Huittinen
kuhmoisiin klapei | polttopuu Kuhmoinen
Jokioisiin koivua | koivu Jokioinen
Toholammille halkoja | halko Toholampi
Toholammin klapit | polttopuu Toholampi
klapeja Toholampiin | polttopuu Toholampi
Rautalammilta klapeja | polttopuu Rautalampi
kangaslammilla klapeja | polttopuu Varkaus`,
  "the beginning of a month is about its tenth day": `
alle 80€ irtomotti koivua tai sekaklapia vesilahti max 30km toimitus joulukuun alussa | koivu tai sekapuu polttopuu kotiinkuljetus Vesilahti enintään 80 €/irto-m³ enintään 30 km:n päästä viikossa
klapeja joulukuun alkupuolella | polttopuu viikossa
klapeja joulukuun alkupäivinä | polttopuu viikossa
klapeja joulukuun puolivälissä | polttopuu 2 viikossa
klapeja joulukuun puoliväliin mennessä | polttopuu 2 viikossa
klapeja ennen joulukuun puoliväliä | polttopuu 2 viikossa
klapeja joulukuun lopussa | polttopuu 4 viikossa
klapeja joulukuun loppupuolella | polttopuu 4 viikossa
klapeja tammikuun alussa | polttopuu 4 viikossa
klapeja joulukuuksi | polttopuu heti
klapeja ennen joulukuuta | polttopuu heti
klapeja joulukuun alkuun | polttopuu heti
klapeja marraskuun alussa | polttopuu
klapeja ensi kuun alussa | polttopuu viikossa
klapeja ensi kuun puolivälissä | polttopuu 2 viikossa
klapeja ensi kuussa | polttopuu 4 viikossa
klapeja tämän kuun lopussa | polttopuu heti
klapeja seuraavan kuun alussa | polttopuu viikossa
klapeja ensi viikon alussa | polttopuu viikossa
klapeja ensi vuoden alussa | polttopuu 4 viikossa
klapeja vuoden alussa | polttopuu 4 viikossa
klapeja vuoden lopussa | polttopuu 4 viikossa
klapeja viimeistään joulukuun alussa | polttopuu viikossa
klapeja tämän kuun alussa | polttopuu
klapeja ensi vuoden alkupuolella | polttopuu 4 viikossa`,
  "a word of time or of a limit is read without its last sounds, as it is spoken": `
joulukuusi 2m viimestään 20.12. Nokia | joulukuusi Nokia 2 viikossa
klapeja viimeistää 20.12. | polttopuu 2 viikossa
klapeja viimestää perjantaina | polttopuu heti
klapeja viimeistän ens viikolla | polttopuu viikossa
klapeja viimistään 20.12. | polttopuu 2 viikossa
klapeja viimmeistään jouluna | polttopuu 2 viikossa
klapeja 20.12. mennes | polttopuu 2 viikossa
klapeja jouluun menness | polttopuu 2 viikossa
klapeja joulukuun alus | polttopuu viikossa
klapeja kuun loppuu mennes | polttopuu heti
klapeja vuoden lopus | polttopuu 4 viikossa
klapeja kahen viikon sisäl | polttopuu 2 viikossa
klapeja viikon sisää | polttopuu viikossa
klapeja kahes viikos | polttopuu 2 viikossa
klapeja kolmen viikon pääst | polttopuu 2 viikossa
klapeja ensi viikol | polttopuu viikossa
klapeja tammikuus | polttopuu 4 viikossa
klapeja ennenku joulu tulee | polttopuu 2 viikossa
klapeja enne joulua | polttopuu 2 viikossa
koivua korkeintaa 70 e | koivu enintään 70 €
koivua enintää 70 e kuutio | koivu enintään 70 €/irto-m³
koivua maksimissaa 70 e kuutio | koivu enintään 70 €/irto-m³
koivua enimmillää 70 euroo kuutio | koivu enintään 70 €/irto-m³
klapeja vähintää 70 e | polttopuu
joulukuus | joulukuusi
viimestään keväällä klapeja | polttopuu
kevääks klapeja | polttopuu
talveks klapeja | polttopuu
klapeja ens kuus | polttopuu 4 viikossa
klapeja huomenna viimestään | polttopuu heti`,
  "how timber is worked is no typo of what is sold": `
sahatavaraa 50x100 raakana suoraan sahalta juva | sahatavara Juva
raakaa puuta | polttopuu
raakaa lautaa | lauta
raaka lauta | lauta
raakalautaa | lauta
raakaa koivua | koivu
raakapuu | polttopuu
höylättyä lautaa | höylättyä lauta
höylätty | höylätty
karkeaa lautaa | karkeaa lauta
tummaa lautaa | tummaa lauta
sileää lautaa | sileää lauta
kuumaa | kuumaa
kuorittua tukkia | kuorittua tukkipuu
kuorittuja rankoja | kuorittuja polttoranka
kuorellista | kuorellista
tervattua | tervattua
oksatonta lautaa | oksatonta lauta
oksaista | oksaista`,
  "a price per unit that no listing has is no highest price": `
pellettiä suursäkissä alle 300 euroo tonni seinäjoki | pelletti pakattu Seinäjoki
pelletti alle 300 e/t | pelletti
pelletti alle 300 €/tn | pelletti
pellettiä max 300 euroa tonnilta | pelletti
pelletti säkki alle 5 e/kg | pelletti pakattu
pellettiä alle 0,4 euroa kilo | pelletti
pellettiä alle 40 senttiä kilo | pelletti
haketta alle 30 e/MWh | hake
hake alle 30 euroa megawattitunti | hake
haketta 25 €/mwh | hake
lautaa alle 2 e/jm | lauta
lautaa alle 2 euroa metri | lauta
paneelia alle 15 e/m2 | lauta
raivaus alle 500 e/ha | raivaus
raivaus alle 500 euroa hehtaari | raivaus
klapeja alle 1 e/l | polttopuu
kuljetus alle 2 e/km | kuljetukset
haketta alle 300 euroa kuorma | hake enintään 300 €
klapeja alle 300 euroa | polttopuu enintään 300 €
klapeja alle 5 e/kpl | polttopuu enintään 5 €/kpl
koivua alle 70 e/m3 | koivu enintään 70 €/irto-m³
pellettiä tonni alle 300 euroa | pelletti
pellettiä alle tonnilla | pelletti enintään 1000 €
säkki alle 7 e | pakattu enintään 7 €/kpl
klapeja alle 1 tonni | polttopuu
metrihalkoja alle 80 euroa motti | 1 m halko enintään 49,08 €/irto-m³
pellettiä kilo alle 1 euro | pelletti`,
  "a former municipality or a village is found under its locality, and one like a surname only in the cases of a place": `
rankapuut ajettuna pihaan temmekselle | polttoranka kotiinkuljetus Tyrnävä
klapeja Temmeksellä | polttopuu Tyrnävä
Temmeksen klapit | polttopuu Tyrnävä
Säyneisistä halkoja | halko Juankoski
klapeja Muurlassa | polttopuu Salo
Perttelistä klapeja | polttopuu Salo
klapeja Angelniemelle | polttopuu Salo
Längelmäellä koivua | koivu Orivesi
Eräjärvelle klapeja | polttopuu Orivesi
Kodisjoelta klapeja | polttopuu Rauma
klapeja Lemussa | polttopuu Masku
Uukuniemelle klapeja | polttopuu Parikkala
klapeja Enoon | polttopuu Joensuu
Iniössä klapeja | polttopuu Parainen
Vahdolle klapeja | polttopuu Rusko
Masalaan klapeja | polttopuu Kirkkonummi
Jokelaan klapeja | polttopuu Tuusula
klapeja Jokelassa | polttopuu Tuusula
Jokelan klapit | Jokelan polttopuu
klapeja Jokelalta | polttopuu Jokelalta
Nikkilään klapeja | polttopuu Sipoo
Otanmäessä klapeja | polttopuu Kajaani
Muurolaan klapeja | polttopuu Rovaniemi
Sinetässä klapeja | polttopuu Rovaniemi
Oitissa klapeja | polttopuu Hausjärvi
Karigasniemelle klapeja | polttopuu Utsjoki
Vuorelaan klapeja | polttopuu Siilinjärvi
Toivalassa klapeja | polttopuu Siilinjärvi
Pohja | Pohja
Pohjan klapit | Pohjan polttopuu
klapeja Pohjaan | polttopuu`,
  "the work that is named is searched rather than who does it, and the firewood rather than its length alone": `
metsurii hommiin raivaukseen ähtäriin | raivaus Ähtäri
metsuri raivaukseen | raivaus
kaatoon metsuri | puunkaato
metsuri harvennukseen | harvennus
metsuria istutukseen | istutus
metsuri kaatamaan koivuja | puunkaato
metsuri polttopuiden tekoon | pilkkeen teko
raivaukseen metsuri Ähtäri | raivaus Ähtäri
metsuri raivaussahalla | raivaus
metsuri | metsänhoito
metsurit Kuopio | metsänhoito Kuopio
metsuri tai metsäkone | metsänhoito tai metsäkoneurakointi
metsäkone harvennukseen | harvennus
metsuripalvelut raivaus | raivaus
harvesteri ensiharvennukseen | harvennus
tuoretta mäntyä 50 senttistä rangaksi tai klapiksi, mielellään alle 50 e/motti, Kuhmoinen | tuore mänty 50 cm tai polttoranka polttopuu Kuhmoinen enintään 30,67 €/irto-m³
mäntyä 50 cm klapiksi | mänty 50 cm polttopuu
rangaksi mäntyä 50cm | polttoranka tai 50 cm mänty
rankaa klapeiksi | polttoranka
rankaa klapikoneeseen | polttoranka
rankaa hakkeeksi | polttoranka
3 m rankaa klapeiksi | 3–5 m polttoranka
tukkia laudoiksi | tukkipuu
koivu 33 cm klapeiksi | koivu 33 cm polttopuu
metristä klapikoneeseen | 1 m
raivaus tai metsuri | raivaus tai metsänhoito
harvennusta metsäkoneella | harvennus
metsuri metsään | metsänhoito`,
  "what is named kuivike is kutterinlastu": `
tukkien sahaus laudoiksi | sahaus
hevosille kuivikepurua paali kiuruvesi | kutterinlastu pakattu Kiuruvesi
kuivikepuru | kutterinlastu
purua kuivikkeeksi | sahanpuru
kuivikkeeksi purua | sahanpuru
kuivikekutteria | kutterinlastu
kuivikelastu | kutterinlastu
puukuivike | kutterinlastu
hevoskuiviketta | kutterinlastu
kutterikuivike | kutterinlastu`,
  "a compound that cannot be read is most likely of the wood that it begins with": `
koivuklaopja 40l säkki 20kpl pirkkala | koivu pakattu Pirkkala
koivuklaopja Tampere | koivu Tampere
koivuhlakjoa säkissä | koivu pakattu
mäntyhlajkoja Turku | mänty Turku
kuusirnakaa Oulu | kuusi Oulu
leppäkalpjea 33 cm | leppä 33 cm
haapapilkjetät Lahti | haapa Lahti
koivuklaopja koivua Tampere | koivu Tampere
Koivuniemi klapit | Koivuniemi polttopuu
Koivulan klapit | Koivulan polttopuu
Koivumestari | Koivumestari
klapeja Koivukujalta | polttopuu koivu`,
};

/** The phrases of each table. */
export const chipPhrases = Object.entries(tables).map(([kind, table]) => ({
  kind,
  phrases: table
    .trim()
    .split("\n")
    .map((line) => {
      const [phrase = "", chips = ""] = line.split("|").map((part) => part.trim());
      return { phrase, chips };
    }),
}));
