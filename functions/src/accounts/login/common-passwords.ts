import { memoize } from "@halkopiha/domain/memoize.ts";
import { foldText } from "@halkopiha/domain/search/search-words.ts";

/** The Finnish months, which the lists of words lack in part: who must change a password often takes the month and the year. */
const months = [
  "tammi",
  "helmi",
  "maalis",
  "huhti",
  "touko",
  "kesä",
  "heinä",
  "elo",
  "syys",
  "loka",
  "marras",
  "joulu",
].map((name) => `${name}kuu`);

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

/** Passwords, Finnish words and names: about 88,000 entries and 15 MB, loaded when the first password is chosen. */
export const readCommonPasswords = memoize(async () => {
  const [common, finnish] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fi"),
  ]);
  const { commonWords, wikipedia, femaleFirstnames, maleFirstnames, lastnames } = finnish.dictionary;
  const lists = [
    common.dictionary["passwords-common"],
    commonWords,
    wikipedia,
    femaleFirstnames,
    maleFirstnames,
    lastnames,
    months,
    serviceWords,
  ];
  return new Set(lists.flatMap((list) => list.map(foldText)));
});

/** The length of the shortest word that makes a password common whatever digits and punctuation are around it. */
const minLength = 4;

/** A password without the digits and the punctuation around it: what is left of `Salasana123!` is on the list. */
const toCore = (folded: string) => folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Whether a password is a common or breached one, a Finnish word or name, or only adds digits, such as a year, and punctuation to one. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await readCommonPasswords();
  const folded = foldText(password);
  const core = toCore(folded);
  return folded.includes(serviceName) || common.has(folded) || (core.length >= minLength && common.has(core));
}
