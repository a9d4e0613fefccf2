import type { Concept } from "./concept.ts";

const materialConcepts: readonly Concept[] = [
  {
    token: "koivu",
    label: "koivu",
    kind: "material",
    words: "koivu koivuinen rauduskoivu hieskoivu visakoivu",
    fixed: "birch björk",
  },
  { token: "kuusi", label: "kuusi", kind: "material", words: "kuusi metsäkuusi" },
  { token: "manty", label: "mänty", kind: "material", words: "mänty mäntyinen honka petäjä kelo kelohonka" },
  { token: "haapa", label: "haapa", kind: "material", words: "haapa haapainen" },
  { token: "leppa", label: "leppä", kind: "material", words: "leppä leppäinen tervaleppä harmaaleppä" },
  {
    token: "sekapuu",
    label: "sekapuu",
    kind: "material",
    words:
      "sekapuu seka sekalainen sekoitus sekalaatu sekoite puusekoitus sekapuusekoitus klapisekoitus halkosekoitus",
  },
  {
    token: "lehtisekapuu",
    label: "lehtisekapuu",
    kind: "material",
    words: "lehtisekapuu lehtipuuseka lehtisekoitus lehtipuusekoitus lehtiseka sekalehtipuu",
  },
  {
    token: "havusekapuu",
    label: "havusekapuu",
    kind: "material",
    words: "havusekapuu havupuuseka havusekoitus havupuusekoitus havuseka sekahavupuu",
  },
  { token: "lehtipuu", label: "lehtipuu", kind: "material", words: "lehtipuu kovapuu", heads: "lehti" },
  { token: "havupuu", label: "havupuu", kind: "material", words: "havupuu", heads: "havu" },
  // Trees that have no value in the catalogue; only descriptions name them.
  { token: "tammi", label: "tammi", kind: "material", words: "tammi" },
  { token: "pihlaja", label: "pihlaja", kind: "material", words: "pihlaja" },
  { token: "paju", label: "paju", kind: "material", words: "paju raita" },
  { token: "vaahtera", label: "vaahtera", kind: "material", words: "vaahtera" },
  { token: "saarni", label: "saarni", kind: "material", words: "saarni" },
  { token: "lehtikuusi", label: "lehtikuusi", kind: "material", words: "lehtikuusi" },
];

const qualityConcepts: readonly Concept[] = [
  {
    token: "kuiva",
    label: "kuiva",
    kind: "quality",
    words: "kuiva kuivattu kuivunut ylivuotinen rutikuiva uunikuiva varastokuiva kuivempi",
    fixed:
      "polttokuiva polttovalmis polttovalmiit polttovalmiita polttovalmista polttovalmiina takkavalmis takkavalmiita kuivuneet kuivuneita",
  },
  {
    token: "tuore",
    label: "tuore",
    kind: "quality",
    words: "tuore märkä kostea kaatotuore tuorepuu kuivaamaton",
    fixed: "kuivaamattomia kuivaamatonta",
  },
];

/** `lengths.ts` adds the numbers: 33 cm, 33cm, 33-senttinen. */
const lengthConcepts: readonly Concept[] = [
  { token: "25cm", label: "25 cm", kind: "length", words: "" },
  { token: "30cm", label: "30 cm", kind: "length", words: "" },
  { token: "33cm", label: "33 cm", kind: "length", words: "kolmekolmonen" },
  { token: "40cm", label: "40 cm", kind: "length", words: "" },
  { token: "50cm", label: "50 cm", kind: "length", words: "puolimetrinen puolimetri" },
  { token: "1m", label: "1 m", kind: "length", words: "metri metrinen metripuu" },
  {
    token: "3-5m",
    label: "3–5 m",
    kind: "length",
    words: "kolmimetrinen nelimetrinen viisimetrinen kolmemetrinen neljämetrinen",
  },
];

const packageConcepts: readonly Concept[] = [
  {
    token: "irto",
    label: "irtokuutio",
    kind: "package",
    words:
      "irto irtokuutio irtokuutiometri irtomotti irtotavara irtopuu irtonainen heittokuutio heittomotti heitto",
    fixed: "im3 irtom3 hm3",
  },
  {
    token: "pakattu",
    label: "pakattu",
    kind: "package",
    words:
      "pakattu säkki suursäkki verkkosäkki pakkaus paketti häkki lava pussi laatikko pikkusäkki säkitetty kuormalava verkkopussi pakkauskoko kori paali paalattu",
  },
  {
    token: "kuutio",
    label: "kuutio",
    kind: "package",
    words: "kuutio kuutiometri kuutiohinta",
    fixed: "m3",
  },
  { token: "kiinto", label: "kiintokuutio", kind: "package", words: "kiinto kiintokuutio kiintokuutiometri" },
];

const deliveryConcepts: readonly Concept[] = [
  {
    token: "toimitus",
    label: "kotiinkuljetus",
    kind: "delivery",
    words:
      "kotiinkuljetus toimitus kotiintoimitus kotitoimitus kotiinajo toimitettu kuljetettu pihaantoimitus perilletuonti tuonti kotikuljetus kotiintuonti",
    fixed:
      "toimitetaan kuljetetaan tuodaan tuotuna tuokaa tuoda tuova tuotte tuonnilla toimittaa kotiintoimitettuna kotiinkuljetettuna perille ajettuna",
  },
  {
    token: "nouto",
    label: "nouto",
    kind: "delivery",
    words: "nouto noutopiste itsenouto noutaja noudettu noudettava",
    fixed: "noudetaan noutaa haetaan hakea noutona haettuna haettavissa noutohinta",
  },
  {
    token: "tarjous",
    label: "tarjous",
    kind: "offer",
    words: "tarjous alennus tarjoushinta alennettu",
    fixed: "ale alessa alesta aleklapit",
  },
];

/** Attributes of a product besides its name. */
export const attributeConcepts: readonly Concept[] = [
  ...materialConcepts,
  ...qualityConcepts,
  ...lengthConcepts,
  ...packageConcepts,
  ...deliveryConcepts,
];
