/** The stems of the verbs with which buyers ask; their forms say nothing of a listing. Stems that are first names as well are longer: toivois. */
export const ignoredVerbs =
  "halua halu saa saisi sais sain pyytä pyydä pitä piti pidä pide tarvitse tarvi tartte tartti meinaa meina voi oo ole oli olla ollu ois oisi olta onko on aikoo aio " +
  "osta osti oste ostel tilaa tila hankki hanki otta otti ota ote varaa vara kaipaa kaipa kaiva " +
  "myy myi möi tarjoa tarjo löytä löyty löydä löydy löys etsi etti eti etsiskel etsisk katso katsel kysy kysel kysyisi mieti mietti ajattel ajatel toivois toivoisi " +
  "käy kävi kelpaa kelpa onnistu pysty osaa osa tietä tiedä tiiä hoitu sopi sovi riittä riitti kannatta antai anta annatte annetta kiinnosta kiinnostu kuulu maksa makse mene meni tule tuli lähtis lähtisi " +
  "laitta laita laite teettä teetä teete teh teke teki tee autta auta aute suosittel suositel näky mahta mahda viitsi viitti jaksa kehta soitta soita ilmoitta ilmoita soittel soitel kerto kerro sano laske pistä lähettä lähetä laina lainat tuu";

/** The stems of the verbs with which buyers ask for a concept, by its token. */
export const conceptVerbs: Readonly<Record<string, string>> = {
  toimitus: "toimitta toimita toimite tuo toisi toisko tuuva",
  nouto: "nouda nouta noude hae haki hakema",
  haketus: "haketta haketa hakete",
  harvennus: "harventa harvenna harvenne",
  istutus: "istutta istuta istute",
  kantojyrsinta: "jyrsi",
  kuljetus: "kuljetta kuljeta kuljete",
  pilkonta: "pilkko pilko klapita halkaise halkais",
  puunkaato: "kaata kaada kaade hakkaa",
  raivaus: "raivaa raiva",
  sahaus: "sahaa saha",
  siistiminen: "siivoa siivo putsaa putsa haravoi",
};
