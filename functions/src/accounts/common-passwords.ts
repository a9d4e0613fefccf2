import { memoize } from "@halkopiha/domain/memoize.ts";
import { foldText } from "@halkopiha/domain/products/search-words.ts";

/** Words that are easily guessed here: what the service sells, and its roles. The list of ASVS 6.1.2. */
const serviceWords = [
  "asiakaspalvelu",
  "halko",
  "halot",
  "klapi",
  "klapit",
  "koivuklapi",
  "paakayttaja",
  "polttopuu",
  "polttopuut",
  "yllapitaja",
  "yllapito",
];

/** No password may contain it. */
const serviceName = "halkopiha";

/** The lists are of about 65,000 entries and 15 MB; they are loaded when the first password is chosen. */
export const readCommonPasswords = memoize(async () => {
  const [common, finnish] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fi"),
  ]);
  const { femaleFirstnames, maleFirstnames, lastnames } = finnish.dictionary;
  const lists = [
    common.dictionary["passwords-common"],
    femaleFirstnames,
    maleFirstnames,
    lastnames,
    serviceWords,
  ];
  return new Set(lists.flatMap((list) => list.map(foldText)));
});

/** The length of the shortest word that makes a password common whatever digits and punctuation are around it. */
const minLength = 4;

/** A password without the digits and the punctuation around it: what is left of `Salasana123!` is on the list. */
const toCore = (folded: string) => folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Whether a password is on the list of common and breached ones, or only adds digits and punctuation to one that is. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await readCommonPasswords();
  const folded = foldText(password);
  const core = toCore(folded);
  return folded.includes(serviceName) || common.has(folded) || (core.length >= minLength && common.has(core));
}
