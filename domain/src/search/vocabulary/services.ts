import type { Concept } from "./concept.ts";

/** The services of the catalogue. */
export const serviceConcepts: readonly Concept[] = [
  {
    token: "haketus",
    label: "haketus",
    kind: "service",
    words: "haketus hakkurointi hakettaja hakettaminen hakkuri haketuspalvelu",
    fixed: "hakettaa haketetaan hakettamaan hakettaan hakettais hakettaisi haketan hakettakaa",
  },
  {
    token: "harvennus",
    label: "harvennus",
    kind: "service",
    words: "harvennus ensiharvennus harventaminen harventaja harvennushakkuu",
    fixed: "harventaa harventamaan harventaan harvennetaan",
  },
  {
    token: "istutus",
    label: "istutus",
    kind: "service",
    words: "istutus istuttaminen metsänistutus metsänviljely istuttaja taimi",
    fixed: "istuttaa istuttamaan istuttaan istutetaan",
  },
  {
    token: "kantojyrsinta",
    label: "kantojen jyrsintä",
    kind: "service",
    words: "jyrsintä jyrsin jyrsijä jyrsiminen kanto kantojyrsin kannonnosto",
    fixed: "jyrsiä jyrsitään jyrsimään jyrsiin jyrsis jyrsisi jyrsii",
  },
  {
    token: "kuljetus",
    label: "kuljetukset",
    kind: "service",
    words: "kuljetus kuljettaminen rahti kuljetuspalvelu kuljettaja ajo rekka nosturiauto",
    fixed: "kuljettaa kuljettamaan kuljettaan kuljettais",
    weak: "auto",
  },
  {
    token: "metsakone",
    label: "metsäkoneurakointi",
    kind: "service",
    words:
      "metsäkoneurakointi metsäkone koneurakointi metsäurakointi harvesteri moto ajokone konehakkuu metsäkoneurakoitsija metsätraktori lähikuljetus",
    weak: "urakointi urakoitsija",
  },
  {
    token: "metsanhoito",
    label: "metsänhoito",
    kind: "service",
    words:
      "metsänhoito metsuri metsätyö metsurityö taimikonhoito metsänhoitotyö metsänhoitaja metsuripalvelu moottorisahatyö metsäpalvelu",
    weak: "metsä taimikko",
  },
  {
    token: "metsasuunnittelu",
    label: "metsäsuunnittelu",
    kind: "service",
    words: "metsäsuunnittelu metsäsuunnitelma suunnittelu metsäarvio suunnitelma",
  },
  {
    token: "pilkonta",
    label: "pilkkeen teko",
    kind: "service",
    words:
      "teko pilkonta klapitus pilkkoja pilkkominen halkominen klapikone halkomakone pilkekone tekeminen halkaisu halkaiseminen",
    fixed: "pilkkoa pilkotaan pilkkomaan pilkkoon pilkkois pilkkoisi halkomaan halkoisi",
  },
  {
    token: "puunkaato",
    label: "puunkaato",
    kind: "service",
    words:
      "puunkaato kaato kaataminen kaataja hakkuu hakkaaminen arboristi puunhakkuu puunpoisto pihapuu oksiminen karsinta latvominen avohakkuu",
    fixed:
      "kaataa kaadetaan kaatamaan kaataan hakata kaatais kaataisi kaatas kaadattaa kaadata kaadattaisin hakkaamaan",
  },
  {
    token: "raivaus",
    label: "raivaus",
    kind: "service",
    words: "raivaus raivaaja raivaaminen raivaussaha pusikko vesakko perkaus perkaaminen pensaikko",
    fixed: "raivata raivaan raivaamaan raivataan raivais raivaisi",
  },
  {
    token: "sahaus",
    label: "sahaus",
    kind: "service",
    words: "sahaus sahaaja sahaaminen kenttäsaha rahtisaha kenttäsirkkeli sirkkeli rahtisahuri",
    fixed: "sahata sahataan sahaamaan sahais sahaisi",
    weak: "saha sahuri",
  },
  {
    token: "siistiminen",
    label: "tontin siistiminen",
    kind: "service",
    words:
      "siistiminen putsaus siivous siivoaminen siivoominen pihasiivous pihatyö puhdistus pensasaita leikkaus haravointi",
    fixed: "siistiä siivota siivoamaan siivoon siistimään siivotaan siistitään",
    weak: "tontti piha risu oksa puutarha",
  },
];
