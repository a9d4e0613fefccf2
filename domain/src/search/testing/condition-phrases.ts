/**
 * Searches with a price, an amount, an order, a time or a distance, as typed on 27 November 2026, a Friday: phrase | listings that it must find
 * | listings that it must not find | texts of the conditions, separated by semicolons.
 */
export const conditionPhrases = `
koivua alle 70 euroa kuutio | koivu + Irto-m3 | mänty | enintään 70 €/irto-m³
alle 70 euroa kuutio | Polttopuut + Irto-m3 | | enintään 70 €/irto-m³
klapeja alle 60 euroa kuutio | | Irto-m3 | enintään 60 €/irto-m³
koivuklapit alle 70€ | koivu + Irto-m3 | mänty | enintään 70 €
koivuklapit max 70 e/m3 | koivu + Irto-m3 | mänty | enintään 70 €/irto-m³
klapit 70e/m3 | Polttopuut + Irto-m3 | Hake | enintään 70 €/irto-m³
klapit 70 e/irto-m3 | Polttopuut + Irto-m3 | Hake | enintään 70 €/irto-m³
klapit enintään 70 €/irto-m³ | Polttopuut + Irto-m3 | Hake | enintään 70 €/irto-m³
koivua korkeintaan 70 euroa irtokuutio | koivu + Irto-m3 | mänty | enintään 70 €/irto-m³
koivua korkeintaan seitsemänkymppiä kuutio | koivu + Irto-m3 | mänty | enintään 70 €/irto-m³
koivuklapit alle satasen | koivu + Irto-m3 | mänty | enintään 100 €
klapit maksimissaan 65 euroa irtokuutiolta | Polttopuut + Irto-m3 | Hake | enintään 65 €/irto-m³
klapit enintään 65,50 e kuutio | Polttopuut + Irto-m3 | Hake | enintään 65,50 €/irto-m³
halvempi kuin 70 euroa koivu | koivu + Irto-m3 | mänty | enintään 70 €
leppää ei yli 70 euroa kuutio | leppä + Irto-m3 | koivu | enintään 70 €/irto-m³
50-70 euroa kuutio koivu | koivu + Irto-m3 | mänty | enintään 70 €/irto-m³
koivua 50–70 €/m³ | koivu + Irto-m3 | mänty | enintään 70 €/irto-m³
kuutio alle 70 euroa | Polttopuut + Irto-m3 | | enintään 70 €/irto-m³
kuutiohinta alle 70 mänty | mänty + Irto-m3 | koivu | enintään 70 €/irto-m³
koivuhalko alle 150 euroa pinokuutio | Halko + koivu | mänty | enintään 92,02 €/irto-m³
koivuhalkoja alle 150 e motti | Halko + koivu | mänty | enintään 92,02 €/irto-m³
motti alle 150 euroa | | | enintään 92,02 €/irto-m³
koivua alle 7 e säkki | koivu + pakattu | mänty, koivu + irto | enintään 7 €/kpl
koivusäkki alle 7 euroa | koivu + pakattu | koivu + irto | enintään 7 €/kpl
säkki alle 7 e | koivu + pakattu | koivu + irto | enintään 7 €/kpl
säkkejä alle 5 euroa | | koivu + pakattu | enintään 5 €/kpl
klapit alle 7 euroa kpl | koivu + pakattu | koivu + irto | enintään 7 €/kpl
klapipussi alle seitsemän euroa | koivu + pakattu | koivu + irto | enintään 7 €
puunkaato alle 70 euroa tunti | Puunkaato | Polttopuut | enintään 70 €/tunti
puunkaato alle 50 e/h | | Puunkaato | enintään 50 €/tunti
haketus max 70 euroa tunnilta | Haketus | Polttopuut | enintään 70 €/tunti
hake alle 70 euroa kuutio | | Polttopuut | enintään 70 €/irto-m³
briketit alle 70 euroa | Briketti | Polttopuut | enintään 70 €
pelletti max 70e | Puupelletti | Polttopuut | enintään 70 €
joulukuusi alle 70 euroa | Joulukuusi | Polttopuut | enintään 70 €
joulukuusi alle viisikymppiä | | Joulukuusi, Polttopuut | enintään 50 €
klapeja ilmaiseksi | | Irto-m3 | ilmaiseksi
ilmaisia polttopuita | | Irto-m3 | ilmaiseksi
ilmaiseksi | | | ilmaiseksi
klapit ilmainen toimitus | Polttopuut + Kuljetus | Virtasen Maatila |
alle 70 e koivuklapit Tampere | koivu + Tampere | Oulu | enintään 70 €
Tampereelta koivua alle 70 euroa kuutio | koivu + Tampere | Oulu, mänty | enintään 70 €/irto-m³
klapeja kuudellakympillä kuutio | | Polttopuut + Irto-m3 | enintään 60 €/irto-m³
33 cm koivua alle 70 euroa | koivu + 33 cm | 50 cm | enintään 70 €
koivu 33 alle 70 | koivu + 33 cm | 50 cm | enintään 70 €
alle 33 koivua | koivu + 33 cm | |
5 irtokuutiota | | | 5 irto-m³
5 irtokuutiota koivua | koivu + Irto-m3 | mänty | 5 irto-m³
viisi kuutiota klapeja | Polttopuut | Hake | 5 irto-m³
7,5 m3 koivua | koivu | mänty | 7,5 irto-m³
10 i-m3 koivuklapeja | koivu | mänty | 10 irto-m³
10m3 klapeja | Polttopuut | Hake | 10 irto-m³
2 mottia mäntyä | mänty | koivu | 2 pino-m³
kaksi mottia koivuhalkoa | Halko + koivu | mänty | 2 pino-m³
pari mottia halkoja | Halko | Hake | 2 pino-m³
3 pinokuutiota koivuhalkoja | Halko + koivu | mänty | 3 pino-m³
3 pino-m3 halkoja | Halko | Hake | 3 pino-m³
kolme kiintokuutiota rankaa | mänty + 3-5m | Hake | 3 kiinto-m³
noin 5 kuutiota leppää | leppä | koivu | 5 irto-m³
5-10 kuutiota koivua | koivu | mänty | 10 irto-m³
kymmenen kuutiota sekapuuta | sekapuu | koivu | 10 irto-m³
kuusi kuutiota koivua | koivu | kuusi | 6 irto-m³
5 heittokuutiota klapeja | Polttopuut | Hake | 5 irto-m³
5 kuutiota koivua kotiin tuotuna | koivu + Kuljetus, koivu + Noutopiste ja kuljetus | Virtasen Maatila | 5 irto-m³
5 kuutiota koivua alle 70 euroa kuutio | koivu + Irto-m3 | mänty | 5 irto-m³; enintään 70 €/irto-m³
halvimmat klapit | Polttopuut | Hake | halvimmat
halvin koivu | koivu | mänty | halvimmat
halvinta koivua | koivu | mänty | halvimmat
halvimpia koivuklapeja | koivu | mänty | halvimmat
halvimmalla klapeja | Polttopuut | Hake | halvimmat
koivuklapit halvin hinta | koivu | mänty | halvimmat
edullisin koivuklapi | koivu | mänty | halvimmat
edullisimmat polttopuut | Polttopuut | Hake | halvimmat
halvin lämpö | | | halvin lämpö
halvin lämpö koivu | koivu | mänty | halvin lämpö
halvinta lämpöä | | | halvin lämpö
halvin lämmitys klapeilla | Polttopuut | Hake | halvin lämpö
edullisin kwh | | | halvin lämpö
lämpöä halvimmalla | | | halvin lämpö
halvin kotiin | | | halvin kotiin
koivua halvin kotiin | koivu | mänty | halvin kotiin
halvin perille koivuklapit | koivu | mänty | halvin kotiin
halvimmat kotiin tuotuna | Polttopuut + Kuljetus | Virtasen Maatila | halvimmat
lähin | | | lähin
lähin klapikauppias | | Hake | lähin
lähimmät klapit | Polttopuut | Hake | lähin
lähimpänä klapeja | Polttopuut | Hake | lähin
klapeja lähellä | Polttopuut | Hake | lähin
klapeja läheltä | Polttopuut | Hake | lähin
koivua lähistöltä | koivu | mänty | lähin
uusimmat koivuklapit | koivu | mänty | uusimmat
uusin ilmoitus klapi | Polttopuut | Hake | uusimmat
kalleimmat klapit | Polttopuut | Hake | kalleimmat
klapeja heti | Polttopuut | Hake | heti
heti koivua | koivu | mänty | heti
koivua huomiseksi | koivu | mänty | heti
huomenna klapeja | Polttopuut | Hake | heti
klapit tänään | Polttopuut | Hake | heti
ylihuomiseksi klapeja | Polttopuut | Hake | heti
viikonlopuksi saunapuita | Polttopuut | Hake | heti
perjantaiksi klapeja | Polttopuut | Hake | heti
klapeja lauantaiksi | Polttopuut | Hake | heti
keskiviikoksi koivua | koivu | mänty | heti
maanantaihin mennessä klapit | Polttopuut | Hake | heti
klapeja viikossa | Polttopuut | Hake | viikossa
koivua viikon sisällä | koivu | mänty | viikossa
viikon kuluessa klapeja | Polttopuut | Hake | viikossa
klapeja kahdessa viikossa | Polttopuut | Hake | 2 viikossa
klapit 2 viikossa | Polttopuut | Hake | 2 viikossa
kahden viikon sisällä koivua | koivu | mänty | 2 viikossa
parin viikon päästä klapeja | Polttopuut | Hake | 2 viikossa
kolmessa viikossa klapeja | Polttopuut | Hake | 2 viikossa
neljässä viikossa | | | 4 viikossa
kuukaudessa klapeja | Polttopuut | Hake | 4 viikossa
kuukauden sisällä klapeja | Polttopuut | Hake | 4 viikossa
10 päivässä klapit | Polttopuut | Hake | viikossa
kolmen päivän sisällä klapeja | Polttopuut | Hake | heti
tällä viikolla klapeja | Polttopuut | Hake | heti
ensi viikolla koivua | koivu | mänty | viikossa
ensi viikoksi koivua | koivu | mänty | viikossa
tässä kuussa klapeja | Polttopuut | Hake | heti
klapeja ennen joulua | Polttopuut | Joulukuusi, Hake | 2 viikossa
koivua ennen joulua | koivu | kuusi, Joulukuusi | 2 viikossa
ennen joulua | | | 2 viikossa
jouluksi koivua | koivu | kuusi, Joulukuusi | 2 viikossa
klapeja jouluun mennessä | Polttopuut | Joulukuusi | 2 viikossa
viimeistään jouluna klapit | Polttopuut | Joulukuusi | 2 viikossa
joulua varten klapeja | Polttopuut | Joulukuusi |
klapeja jouluaatoksi | Polttopuut | Joulukuusi | 2 viikossa
koivua uudeksivuodeksi | koivu | mänty | 4 viikossa
koivua ennen uuttavuotta | koivu | mänty | 4 viikossa
klapeja itsenäisyyspäiväksi | Polttopuut | Hake | viikossa
loppiaiseksi koivua | koivu | mänty | 4 viikossa
juhannukseksi koivua | koivu | kuusi | 4 viikossa
juhannussaunaan klapeja | Polttopuut | Hake |
klapeja ennen juhannusta | Polttopuut | Hake | 4 viikossa
vapuksi halkoja | Halko | Hake | 4 viikossa
pääsiäiseksi klapeja | Polttopuut | Hake | 4 viikossa
ennen joulukuuta klapeja | Polttopuut | Joulukuusi, Hake | heti
joulukuussa koivua | koivu | kuusi, Joulukuusi | 4 viikossa
joulukuun alussa koivua | koivu | Joulukuusi | viikossa
joulukuun loppuun mennessä koivua | koivu | Joulukuusi | 4 viikossa
tammikuussa klapeja | Polttopuut | Hake | 4 viikossa
tammikuuksi klapeja | Polttopuut | Hake | 4 viikossa
klapit 15.12. mennessä | Polttopuut | Hake | 2 viikossa
ennen 24.12. koivua | koivu | mänty | 2 viikossa
viimeistään 5.12. koivua | koivu | mänty | viikossa
talvea varten koivua | koivu | mänty |
ennen talvea koivua | koivu | kuusi |
talveksi klapeja | Polttopuut | Hake |
kesäksi klapeja mökille | Polttopuut | Hake |
ennen pakkasia klapeja | Polttopuut | Hake |
ennen lumia klapit | Polttopuut | Hake |
syksyyn mennessä sekapuuta | sekapuu | koivu |
nopeasti klapeja | Polttopuut | Hake | viikossa
mahdollisimman pian koivua | koivu | mänty | viikossa
kiireellinen klapit | Polttopuut | Hake | viikossa
nopea toimitus klapit | Polttopuut + Kuljetus | Virtasen Maatila | viikossa
alle 100 km päästä klapeja | Polttopuut | Hake | enintään 100 km:n päästä
koivua alle 100 km päästä Tampereelta | koivu + Tampere | Oulu | enintään 100 km:n päästä
koivua 50 km säteellä | koivu | mänty | enintään 50 km:n päästä
klapeja enintään 30 kilometrin päästä | Polttopuut | Hake | enintään 30 km:n päästä
klapit max 50km | Polttopuut | Hake | enintään 50 km:n päästä
klapeja viidenkymmenen kilometrin säteellä | Polttopuut | Hake | enintään 50 km:n päästä
puiden kuljetus 50 km | Kuljetukset | Polttopuut |
koivua alle 70 euroa kuutio ennen joulua | koivu + Irto-m3 | mänty, Joulukuusi | enintään 70 €/irto-m³; 2 viikossa
halvimmat koivuklapit heti Tampereelle | koivu + Tampere | Oulu | halvimmat; heti
5 kuutiota kuivaa koivua 33 cm Tampereelle ennen joulua alle 70 euroa kuutio | koivu + 33 cm + Tampere | mänty | 5 irto-m³; 2 viikossa; enintään 70 €/irto-m³
hei, tarvitsisin ystävällisesti klapeja ennen joulua, kiitos | Polttopuut | Joulukuusi | 2 viikossa
terve, olisiko koivua heti saatavilla | koivu | mänty | heti
moikka löytyisikö klapeja kiitos etukäteen | Polttopuut | Hake |
hyvää päivää, ostaisin halkoja | Halko | Hake |
mielellään koivua jos mahdollista | koivu | mänty |
ystävällisin terveisin klapeja | Polttopuut | Hake |
joulukuusi jouluksi | Joulukuusi | Polttopuut | 2 viikossa
joulukuusi ennen joulua | Joulukuusi | Polttopuut | 2 viikossa
sekapuuta kuorma alle 1 200 e | sekapuu | koivu | enintään 1200 €
klapit max 1.000,00 e | Polttopuut + Irto-m3 | Hake | enintään 1000 €
pelletti alle 1.500 € | Puupelletti | Polttopuut | enintään 1500 €
koivua alle €70 | koivu + Irto-m3 | mänty | enintään 70 €
koivua alle seitsemänkymmentäviisi euroa kuutio | koivu + Irto-m3 | mänty | enintään 75 €/irto-m³
lava alle tonni | | | enintään 1000 €/kpl
klapit alle 2 sataa euroa | Polttopuut + Irto-m3 | Hake | enintään 200 €
klapi 75/m3 | Polttopuut + Irto-m3 | Hake | enintään 75 €/irto-m³
klapi 75 kuutio | Polttopuut + Irto-m3 | Hake | enintään 75 €/irto-m³
alle 10 kuutiota koivua | koivu | mänty | 10 irto-m³
enintään 3 mottia klapeja | Polttopuut | Hake | 3 pino-m³
enintään 10 säkkiä koivua | koivu + pakattu | mänty |
pari säkkiä leppäklapeja | leppä + pakattu alle motti | koivu |
1 1/2 mottia halkoja | Halko | Hake | 1,5 pino-m³
5 m^3 koivua | koivu | mänty | 5 irto-m³
viis kuutioo koivuu | koivu | mänty | 5 irto-m³
kolmetoista kuutiota klapeja | Polttopuut | Hake | 13 irto-m³
parikymmentä kuutiota klapeja | Polttopuut | Hake | 20 irto-m³
klapit yli 70 e | Polttopuut | Hake |
klapi kosteus alle 20 % | Polttopuut | Hake |
koivu 33 70 e kuutio | koivu + 33 cm | 50 cm | enintään 70 €/irto-m³
klapit 30 km Oulusta | Polttopuut + Oulu | Tampere | enintään 30 km:n päästä
klapit 10 km:n säteellä | Polttopuut | Hake | enintään 10 km:n päästä
klapeja 15. joulukuuta mennessä | Polttopuut | Hake | 2 viikossa
koivua ennen joulukuun 10. päivää | koivu | Joulukuusi | viikossa
klapeja joulun jälkeen | Polttopuut | Joulukuusi |
klapeja ei kiire | Polttopuut | Hake |
klapeja ensi viikonlopuksi | Polttopuut | Hake | viikossa
klapeja ens viikolla | Polttopuut | Hake | viikossa
klapeja viikolla 50 | Polttopuut | Hake | 2 viikossa
klapeja kuun loppuun mennessä | Polttopuut | Hake | heti
klapeja 24.12.26 mennessä | Polttopuut | Hake | 2 viikossa
koivua 15/12 mennessä | koivu | mänty | 2 viikossa
klapit pe mennessä | Polttopuut | Hake | heti
klapeja ennenjoulua | Polttopuut | Joulukuusi | 2 viikossa
toimitusaika 2 viikkoa klapeja | Polttopuut | Hake | 2 viikossa
eniten lämpöä eurolla | | | halvin lämpö
keskivahvaa koivua | koivu | mänty |
edullisin saunaklapi joka tuodaan ennen joulua | Polttopuut + Kuljetus | Virtasen Maatila | halvimmat; 2 viikossa
Perjantain Pelletti Ky | Puupelletti | Polttopuut |
Halvin Halko Oy | Halko | Hake |
constructor e klapi | | |
klapi max 33 cm | 33 cm | 50 cm |
koiwuklabi | koivu | mänty |
koiwuklabit | koivu | mänty |
koiwua | koivu | mänty |
klabeja | Polttopuut | Hake |
mäntyglapeja | mänty | koivu |
koifuklapit | koivu | mänty |
poltto buita | Polttopuut | Hake |
leppäclapit | leppä | koivu |
briketdi | Briketti | Polttopuut |
`
  .trim()
  .split("\n")
  .map((line) => {
    const [phrase = "", finds = "", findsNot = "", conditions = ""] = line
      .split("|")
      .map((part) => part.trim());
    return { phrase, finds, findsNot, conditions };
  });
