// Which concepts each value of the catalogue satisfies: narrower values satisfy broader concepts, never the other way round.

import { memoize } from "../../memoize.ts";
import type {
  deliveryMethods,
  deliveryTypes,
  firewoodNames,
  lengths,
  materials,
  otherProductNames,
  qualities,
  serviceNames,
  units,
} from "../../products/catalogue.ts";

/** Tokens by which a search finds a value of the catalogue. */
interface ValueTokens {
  /** Tokens of the value itself. */
  exact: readonly string[];
  /** Tokens of related concepts: a search for them finds the value too, after the exact matches. */
  broad?: readonly string[];
}

type Values<List extends readonly string[]> = Record<List[number], ValueTokens>;
const exactly = (...exact: string[]): ValueTokens => ({ exact });

/** In everyday speech halko, klapi and motti are all firewood; the exact fits come first. */
const firewoodTokens: Values<typeof firewoodNames> = {
  Polttopuu: { exact: ["polttopuu"], broad: ["halko", "motti"] },
  Halko: { exact: ["halko"], broad: ["polttopuu", "motti"] },
};

const otherProductTokens: Values<typeof otherProductNames> = {
  Briketti: exactly("briketti"),
  Hake: exactly("hake"),
  Havut: exactly("havut"),
  Hirsi: { exact: ["hirsi"], broad: ["sahatavara"] },
  Hirsikehikko: { exact: ["hirsikehikko"], broad: ["hirsi"] },
  Joulukuusi: exactly("joulukuusi"),
  Kuitupuu: exactly("kuitupuu"),
  Kuorike: exactly("kuorike"),
  Kutterinlastu: { exact: ["kutterinlastu"], broad: ["sahanpuru"] },
  Lankku: { exact: ["lankku"], broad: ["sahatavara"] },
  Lauta: { exact: ["lauta"], broad: ["sahatavara"] },
  Pöllit: exactly("polli"),
  Puupelletti: exactly("pelletti"),
  Ratapölkky: { exact: ["ratapolkky"], broad: ["polli"] },
  Sahatavara: { exact: ["sahatavara"], broad: ["lauta", "lankku"] },
  Sahanpuru: { exact: ["sahanpuru"], broad: ["kutterinlastu"] },
  Sytykkeet: exactly("sytyke"),
  Tukkipuu: exactly("tukki"),
};

const serviceTokens: Values<typeof serviceNames> = {
  Haketus: exactly("haketus"),
  Harvennus: { exact: ["harvennus"], broad: ["metsanhoito", "puunkaato"] },
  Istutus: { exact: ["istutus"], broad: ["metsanhoito"] },
  "Kantojen jyrsintä": exactly("kantojyrsinta"),
  Kuljetukset: exactly("kuljetus"),
  Metsäkoneurakointi: { exact: ["metsakone"], broad: ["metsanhoito", "puunkaato", "harvennus"] },
  Metsänhoito: { exact: ["metsanhoito"], broad: ["istutus", "harvennus"] },
  Metsäsuunnittelu: exactly("metsasuunnittelu"),
  "Pilkkeen teko": exactly("pilkonta"),
  Puunkaato: { exact: ["puunkaato"], broad: ["metsanhoito"] },
  Raivaus: { exact: ["raivaus"], broad: ["siistiminen", "metsanhoito"] },
  Sahaus: exactly("sahaus"),
  "Tontin siistiminen": { exact: ["siistiminen"], broad: ["raivaus"] },
};

/** Tokens of names, which do not occur in more than one category. */
export const nameTokens = { ...firewoodTokens, ...otherProductTokens, ...serviceTokens };

/** Mixed wood may contain any of its species; firewood of that species comes first. */
export const materialTokens: Values<typeof materials> = {
  koivu: exactly("koivu", "lehtipuu"),
  haapa: exactly("haapa", "lehtipuu"),
  leppä: exactly("leppa", "lehtipuu"),
  kuusi: exactly("kuusi", "havupuu"),
  mänty: exactly("manty", "havupuu"),
  sekapuu: {
    exact: ["sekapuu"],
    broad: ["lehtipuu", "havupuu", "koivu", "haapa", "leppa", "kuusi", "manty"],
  },
  lehtisekapuu: { exact: ["lehtisekapuu"], broad: ["sekapuu", "lehtipuu", "koivu", "haapa", "leppa"] },
  havusekapuu: { exact: ["havusekapuu"], broad: ["sekapuu", "havupuu", "kuusi", "manty"] },
};

export const qualityTokens: Values<typeof qualities> = {
  kuiva: exactly("kuiva"),
  tuore: exactly("tuore"),
};

export const lengthTokens: Values<typeof lengths> = {
  "Pilke 25 cm": exactly("25cm"),
  "Pilke 30 cm": exactly("30cm"),
  "Pilke 33 cm": exactly("33cm"),
  "Pilke 40 cm": exactly("40cm"),
  "Pilke 50 cm": exactly("50cm"),
  "Halko 1m": exactly("1m", "halko"),
  "Sahapinta 3-5m": exactly("sahapinta", "3-5m"),
  "Polttoranka 3-5m": exactly("ranka", "3-5m"),
  "Muu pituus": exactly(),
};

export const deliveryTypeTokens: Values<typeof deliveryTypes> = {
  irto: exactly("irto"),
  pakattu: exactly("pakattu"),
  "motti tai enemmän": exactly("motti"),
  "pakattu alle motti": exactly("pakattu"),
};

export const unitTokens: Values<typeof units> = {
  kpl: exactly(),
  tunti: exactly(),
  vuorokausi: exactly(),
  kuutio: exactly("kuutio"),
  "Irto-m3": exactly("kuutio", "irto"),
  "Pino-m3": exactly("kuutio", "motti"),
  "Kiinto-m3": exactly("kuutio", "kiinto"),
};

export const deliveryMethodTokens: Values<typeof deliveryMethods> = {
  Noutopiste: exactly("nouto"),
  Kuljetus: exactly("toimitus"),
  "Noutopiste ja kuljetus": exactly("nouto", "toimitus"),
};

/** The tokens of each value of the fields of which a listing has one: names, materials, qualities and lengths. */
export const listCatalogueTokens = memoize(() =>
  [nameTokens, materialTokens, qualityTokens, lengthTokens].flatMap((values) =>
    Object.values<ValueTokens>(values).map(({ exact, broad = [] }) => ({
      exact: new Set(exact),
      all: new Set([...exact, ...broad]),
    })),
  ),
);
