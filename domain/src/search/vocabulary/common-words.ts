import { memoize } from "../../memoize.ts";
import { decline } from "../inflection/declension.ts";
import { foldText } from "../search-words.ts";

/** Everyday words that are near to words of the vocabulary or to names of places. */
const words =
  "musta ruskea valkoinen multa pelto terva koksi saari hiekka sora sepeli heinä olki turve kivi hiili " +
  "koulu kirkko kauppa talli halli navetta kanala lampi järvi joki ranta silta katu kalvo kallio " +
  "hauta pöytä tuoli sänky hylly tasku ovi ikkuna kaappi lattia kaivo portti aita harja kannu pullo kattila astia ruuvi naula " +
  "rauta muovi paperi pahvi kangas nahka maali romu roska laatta tiili vesi jää öljy kaasu " +
  "pohja tervattu oksainen osa pinta kuva sana raja laki kaava koodi kenttä tuohi tuhka sade lasi pelti sininen lämmin kiinteä " +
  "auto laiva vene pyörä rengas kuski lasti lasku maksu raha " +
  "hevonen lehmä koira kissa karhu kettu kana lammas lintu kala poika tyttö lapsi vauva " +
  "kahvi leipä peruna porkkana omena marja sieni rahka kakku viini olut ruoka liha sauva luoti";

const forms = memoize(
  () =>
    new Set(
      foldText(words)
        .split(" ")
        .flatMap((word) => [...decline(word)]),
    ),
);

/** Whether a word is an everyday one, which is no typo: koulu is not joulu, multa is not Multia. */
export const isCommon = (word: string): boolean => forms().has(word);
