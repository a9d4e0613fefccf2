import type { Concept } from "./concept.ts";

/** Firewood, and its names by purpose. All listings of firewood satisfy all but `ranka` and `sahapinta`. */
export const firewoodConcepts: readonly Concept[] = [
  {
    token: "polttopuu",
    label: "polttopuu",
    kind: "firewood",
    words: "polttopuu klapi pilke tulipuu rankaklapi rankahalko pintaklapi",
    weak: "puu kiukaan kiukaaseen kiukaalle takka sauna kiuas uuni leivinuuni pesä tulipesä tulisija hella liesi kamiina nuotio grilli kota mökki lämmitys lämpö poltto palju savustus lämmittäminen polttaminen tuli energia laavu keskuslämmitys varaaja",
    descriptions: "pilkottu halkaistu halottu klapitettu",
    fixed: "firewood ved brännved",
  },
  { token: "halko", label: "halko", kind: "firewood", words: "halko halkopuu" },
  {
    token: "motti",
    label: "motti",
    kind: "package",
    words: "motti pinomotti pinokuutio pinokuutiometri pino",
    fixed: "pm3 pinom3",
  },
  {
    token: "ranka",
    label: "polttoranka",
    kind: "length",
    words: "ranka polttoranka energiaranka rankapuu",
  },
  {
    token: "sahapinta",
    label: "sahapinta",
    kind: "length",
    words: "sahapinta pintapuu rima rimapuu pintalauta",
  },
];

/** The other products of the catalogue. */
export const productConcepts: readonly Concept[] = [
  { token: "briketti", label: "briketti", kind: "product", words: "briketti puubriketti puristebriketti" },
  {
    token: "hake",
    label: "hake",
    kind: "product",
    words: "hake puuhake polttohake energiahake metsähake rankahake",
  },
  {
    token: "havut",
    label: "havut",
    kind: "product",
    words: "havu kuusenhavu männynhavu havunoksa kuusenoksa männynoksa",
  },
  { token: "hirsi", label: "hirsi", kind: "product", words: "hirsi pyöröhirsi" },
  {
    token: "hirsikehikko",
    label: "hirsikehikko",
    kind: "product",
    words: "hirsikehikko kehikko hirsirunko",
  },
  {
    token: "joulukuusi",
    label: "joulukuusi",
    kind: "product",
    words: "joulukuusi joulupuu joulu kynttiläkuusi",
  },
  { token: "kuitupuu", label: "kuitupuu", kind: "product", words: "kuitupuu kuitu sellupuu paperipuu" },
  {
    token: "kuorike",
    label: "kuorike",
    kind: "product",
    words: "kuorike kuorikate kuorihake kuorihumus katekuori koristekate katekuorike kuori",
    weak: "kate",
  },
  {
    token: "kutterinlastu",
    label: "kutterinlastu",
    kind: "product",
    words:
      "kutterinlastu kutteri kutterilastu kutterinpuru kutteripuru höylänlastu lastu kuivike kuivikelastu kuivikepuru",
  },
  { token: "lankku", label: "lankku", kind: "product", words: "lankku lankkutavara" },
  {
    token: "lauta",
    label: "lauta",
    kind: "product",
    words: "lauta raakalauta ulkoverhouslauta aitalauta lautatavara paneeli",
  },
  { token: "polli", label: "pölli", kind: "product", words: "pölli pölkky puunrunko", weak: "runko" },
  {
    token: "pelletti",
    label: "pelletti",
    kind: "product",
    words: "pelletti puupelletti lämmityspelletti",
  },
  { token: "ratapolkky", label: "ratapölkky", kind: "product", words: "ratapölkky rautatiepölkky" },
  {
    token: "sahatavara",
    label: "sahatavara",
    kind: "product",
    words: "sahatavara puutavara rakennuspuu kakkosnelonen parru rakennuspuutavara",
  },
  { token: "sahanpuru", label: "sahanpuru", kind: "product", words: "sahanpuru puru sahapuru sahajauho" },
  {
    token: "sytyke",
    label: "sytyke",
    kind: "product",
    words:
      "sytyke sytytyspuu sytytyspala sytytin kiehinen tervas tervaspuu tervaskanto syttö syttöpuu tikku sytykepuu sytytys päre",
  },
  { token: "tukki", label: "tukkipuu", kind: "product", words: "tukki tukkipuu sahatukki runkopuu" },
];
