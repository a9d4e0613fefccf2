import { toCanonicalEmail } from "./email-address.ts";
import { findPastedEmail } from "./pasted-email.ts";

interface Service {
  name: string;
  end: string;
  /** Has addresses under the ends of many countries, too. */
  isInternational?: true;
}

/** Mail services that many Finns use, the most used ones first. */
const services: readonly Service[] = [
  { name: "gmail", end: "com" },
  { name: "hotmail", end: "com", isInternational: true },
  { name: "outlook", end: "com", isInternational: true },
  { name: "yahoo", end: "com", isInternational: true },
  { name: "live", end: "com", isInternational: true },
  { name: "icloud", end: "com" },
  { name: "luukku", end: "com" },
  { name: "kolumbus", end: "fi" },
  { name: "elisanet", end: "fi" },
  { name: "suomi24", end: "fi" },
  { name: "saunalahti", end: "fi" },
  { name: "welho", end: "com" },
  { name: "dnainternet", end: "net" },
  { name: "googlemail", end: "com" },
  { name: "protonmail", end: "com" },
];

const countries = new Set("com fi se ee no dk de fr es it nl be at ch pl pt ie lv lt ru".split(" "));

/** Services whose names resemble another one's. */
const spelledRight = new Set(["mail.com", "email.com", "ymail.com"]);

/** Ends that no domain has, or hardly any in Finland, by what is meant with them. */
const misspelledEnds: Readonly<Record<string, string>> = {
  fi: "f ffi fii if fu di ri fo gi",
  com: "con cmo ocm comm comn coml vom xom cpm cim",
  net: "ner nte met",
};

/** The end that is meant with a misspelled one; another one stays. */
const repairEnd = (end: string): string =>
  Object.entries(misspelledEnds).find(([, misspelled]) => misspelled.split(" ").includes(end))?.[0] ?? end;

/** How many letters are missing, added, replaced, or swapped with the next one, between two words. */
function countSlips(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const slips = [row];
    for (let column = 1; column <= other.length; column++) {
      const at = (line: readonly number[], back: number) => line[column - back] ?? Number.POSITIVE_INFINITY;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      slips.push(
        Math.min(
          at(last, 0) + 1,
          at(slips, 1) + 1,
          at(last, 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
          isSwapped ? at(beforeLast, 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, slips];
  }
  return last[other.length] ?? 0;
}

/** How many slips a name may have: short names resemble many others. */
function maxSlips({ name }: Service): number {
  if (name.length < 5) return 0;
  return name.length < 7 ? 1 : 2;
}

/** The domain that is meant with a name and an end, if that is almost the one of this service; with the number of slips in its name. */
function matchService(name: string, end: string, service: Service) {
  const hasItsEnd = end === service.end || (service.isInternational === true && countries.has(end));
  const domain = `${service.name}.${hasItsEnd ? end : service.end}`;
  const slips = countSlips(name, service.name);
  // Only a name without slips tells the service when the end is another one.
  return slips <= (hasItsEnd ? maxSlips(service) : 0) ? { domain, slips } : undefined;
}

/** The domain that is meant with a typed one, which may be the same. */
function findMeantDomain(typed: string): string {
  const domain = typed.toLowerCase().replaceAll(/[.,]+/g, ".");
  const dot = domain.lastIndexOf(".");
  if (dot < 0) {
    const isService = ({ name, end }: Service) => domain === name || domain === `${name}${end}`;
    const service = services.find(isService);
    return service ? `${service.name}.${service.end}` : domain;
  }
  const [name, end] = [domain.slice(0, dot), repairEnd(domain.slice(dot + 1))];
  const repaired = `${name}.${end}`;
  if (spelledRight.has(repaired)) return repaired;
  const matches = services.flatMap((service) => matchService(name, end, service) ?? []);
  return matches.sort((one, other) => one.slips - other.slips)[0]?.domain ?? repaired;
}

/** The address that is probably meant with a typed one, when that looks mistyped: `aino@gmail.com` for `aino@gmial.con`; otherwise null. */
export function suggestEmail(typed: string): string | null {
  const address = findPastedEmail(typed);
  const at = address.lastIndexOf("@");
  if (at < 0) return null;
  const meant = `${address.slice(0, at)}@${findMeantDomain(address.slice(at + 1))}`;
  const canonical = toCanonicalEmail(meant);
  return canonical === null || canonical === toCanonicalEmail(typed) ? null : meant;
}
