import type { Day } from "../../calendar.ts";
import type { PromisedTime } from "../promised-time.ts";
import { type ConditionReader, type ConditionReading, countWords } from "./condition.ts";
import {
  countDays,
  feasts,
  findLastDay,
  findMonth,
  findShortWeekday,
  findSundayOfWeek,
  findWeekday,
  isDate,
  partOfMonthSource,
  toWeekday,
} from "./finnish-days.ts";
import { numberSource, parseNumber } from "./numbers.ts";
import { limitSource } from "./read-price.ts";

const daysOf: readonly (readonly [time: PromisedTime, days: number, label: string])[] = [
  ["4", 28, "4 viikossa"],
  ["2", 14, "2 viikossa"],
  ["1", 7, "viikossa"],
];

/** What is further ahead has just passed, or is no hurry: after Christmas `ennen joulua` says nothing. */
const mostDaysAhead = 300;

/** The longest promised delivery time that is over after so many days. */
function toTime(days: number, count: number): ConditionReading {
  if (days < 0 || days > mostDaysAhead) return { condition: null, count };
  const [deliveryTime, , label] = daysOf.find(([, most]) => days >= most) ?? ["heti", 0, "heti"];
  return { condition: { kind: "time", deliveryTime, label }, count };
}

const atOnce =
  /^(?:heti|valittomasti|tanaan|tanaks|huomenna|huomiseksi|huomiseks|huomeks|huomeksi|ylihuomenna|ylihuomiseksi|saman paivan|samana paivana|saman tien|samantien|pikana|hetimmiten|huomiseen|huomiseen mennessa|(?:tana |tulevana )?viikonlop(?:uksi|uks|pu|puna|puun)(?: mennessa)?)(?= |$)/;
const soon =
  /^(?:nopeasti|nopeesti|nopea|nopee|nopeaa|nopealla|pian|pikaisesti|pikaisella|akkia|kiire|kiireellinen|kiireellisesti|mahdollisimman (?:pian|nopeasti)|asap)(?= |$)/;

const before = "(?:ennen ?|viimeistaan |ennenkuin |ennen kuin )";
const after = "(?: mennessa| menness| asti| alkuun| alussa| aluksi| aikaan| aikana)";
const within = "(?: sisalla| sisaan| kuluessa| aikana| paasta| paahan)";

const spanPattern = new RegExp(
  `^(?<most>(?:${limitSource}|toimitusaika) )?(?:(?<number>${numberSource}) ?)?(?<unit>paivaa|viikkoa|kuukautta|paivassa|paivan|vuorokaudessa|vuorokauden|vrk|viikossa|viikon|vko|vkossa|kuukaudessa|kuukauden|kk)(?<within>${within})?(?= |$)`,
);
const spanDays = (unit: string) => {
  if (/^(?:paiv|vuorok|vrk)/.test(unit)) return 1;
  return /^(?:viik|vk)/.test(unit) ? 7 : 30;
};

/** `viikossa`, `kahden viikon sisällä`, `kuukaudessa`. */
const readSpan: ConditionReader = (words) => {
  const { 0: whole = "", groups = {} } = spanPattern.exec(words) ?? {};
  const { most, number, unit, within: isWithin } = groups;
  if (unit === undefined || !(most ?? isWithin ?? unit.endsWith("ssa"))) return null;
  const value = number === undefined ? 1 : parseNumber(number);
  return value === null ? null : toTime(value * spanDays(unit), countWords(whole));
};

const weekPattern = new RegExp(
  `^(?<which>talla|tan|tassa|taman|ensi|ens|seuraavalla|seuraavan|tulevalla|tulevan|ensi(?=viiko)|ens(?=viiko)) ?(?<unit>viikolla|viikolle|viikon|viikoks\\w*|viikonlop\\w+|kuus|kuussa|kuun|kuuksi)(?<part>${partOfMonthSource})?(?: mennessa| aikana| alussa| lopussa| loppuun)?(?= |$)`,
);
/** `kuun loppuun mennessä`, `vuoden loppuun`. */
const endPattern = /^(?<unit>kuun|vuoden) (?:loppuun|lopussa|loppuun mennessa)(?: mennessa)?(?= |$)/;
/** `viikolla 50` */
const weekNumberPattern = /^(?:viikolla|viikko|viikon|vko|vk) (?<week>\d{1,2})(?: aikana| mennessa)?(?= |$)/;

/** `tällä viikolla`, `ensi viikolla`, `tässä kuussa`. */
const readWeek = (words: string, today: Day): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = weekPattern.exec(words) ?? {};
  const { which = "", unit = "" } = groups;
  if (whole === "") return null;
  const isNext = !/^ta/.test(which);
  if (unit.startsWith("viikonlop")) {
    return toTime(((13 - toWeekday(today)) % 7) + (isNext ? 7 : 0), countWords(whole));
  }
  const month = today.month + (isNext ? 1 : 0);
  const lastDay = findLastDay(groups["part"] ?? "");
  const days = unit.startsWith("kuu")
    ? countDays(
        today,
        lastDay === null ? { ...today, month: month + 1, day: 0 } : { ...today, month, day: lastDay },
      )
    : 7 - toWeekday(today) + (isNext ? 7 : 0);
  return toTime(days, countWords(whole));
};

/** Days to the next of those of this and the next year; today counts. */
function findNext(today: Day, findDay: (year: number) => Day): number {
  const days = countDays(today, findDay(today.year));
  return days >= 0 ? days : countDays(today, findDay(today.year + 1));
}

/** `vuoden alussa`, `ensi vuoden alkupuolella`. */
const newYearPattern = /^(?:ensi |ens |seuraavan |tulevan )?vuoden (?:alussa|alkupuolella)(?= |$)/;

/** The beginning of a year, the end of this month or year, or a week by its number. */
const readCalendar = (words: string, today: Day): ConditionReading | null => {
  const end = endPattern.exec(words);
  if (end) {
    const isYear = end.groups?.["unit"] === "vuoden";
    const last = isYear ? { ...today, month: 12, day: 31 } : { ...today, month: today.month + 1, day: 0 };
    return toTime(countDays(today, last), countWords(end[0]));
  }
  const newYear = newYearPattern.exec(words);
  if (newYear) {
    const days = findNext(today, (year) => ({ year, month: 1, day: 10 }));
    return toTime(days, countWords(newYear[0]));
  }
  const { 0: whole = "", groups = {} } = weekNumberPattern.exec(words) ?? {};
  const week = Number(groups["week"]);
  if (!(week >= 1 && week <= 53)) return null;
  const days = findNext(today, (year) => findSundayOfWeek(year, week));
  return toTime(days, countWords(whole));
};

/** `joulu kuusi`: a tree that is written apart. */
const treePattern = /^joulu kuus/;
const compoundTail = /(?:kuus\w*|puu\w*|halo\w*|halko\w*|klap\w*|valo\w*|sauna\w*|kokko\w*)$/;
const feastPatterns = feasts.map(({ source, findDay }) => ({
  findDay,
  pattern: new RegExp(`^(?<before>${before})?(?<feast>${source})(?<after>${after})?(?= |$)`),
}));
/** The cases that tell a time: `jouluksi`, `jouluun`; a feast in another one needs `ennen` or `mennessä`. */
const isUntil = /(?:ksi|ks|un|oon|een|iin|aan|hin|na)$/;

/** `ennen joulua`, `juhannukseksi`, `vappuun mennessä`; joulukuusi is a tree. */
const readFeast = (words: string, today: Day): ConditionReading | null => {
  if (treePattern.test(words)) return null;
  for (const { pattern, findDay } of feastPatterns) {
    const { 0: whole = "", groups = {} } = pattern.exec(words) ?? {};
    const { feast = "" } = groups;
    if (whole === "" || compoundTail.test(feast)) continue;
    const isTold = (groups["before"] ?? groups["after"]) !== undefined || isUntil.test(feast);
    if (isTold) return toTime(findNext(today, findDay), countWords(whole));
    return { condition: null, count: countWords(whole) };
  }
  return null;
};

const monthPattern = new RegExp(
  `^(?<before>${before})?(?<month>[a-z]{3,6}kuu(?:ksi|ks|ssa|ta|hun|n|ta)?)(?<after>${partOfMonthSource}|${after}| lopussa| loppuun| loppupuolella| aikana| lopulla)?(?= |$)`,
);

/** `ennen joulukuuta`, `tammikuussa`, `tammikuun alussa`, `tammikuun loppuun`. */
const readMonth = (words: string, today: Day): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = monthPattern.exec(words) ?? {};
  const name = groups["month"] ?? "";
  const month = findMonth(name);
  if (month === null) return null;
  const part = groups["after"] ?? "";
  const isBefore = groups["before"] !== undefined || /ksi?$/.test(name) || /mennessa|al[ku]/.test(part);
  const day = findLastDay(part) ?? (isBefore ? 1 : null);
  const days = day
    ? findNext(today, (year) => ({ year, month, day }))
    : findNext(today, (year) => ({ year, month: month + 1, day: 0 }));
  return toTime(days, countWords(whole));
};

const weekdayPattern = new RegExp(`^(?:${before})?(?<weekday>[a-z]{4,14})(?:${after})?(?= |$)`);
const shortWeekdayPattern = /^(?:ennen |viimeistaan )?(?<weekday>ma|ti|ke|to|pe|la|su) mennessa(?= |$)/;

/** `perjantaiksi`, `ennen lauantaita`, `pe mennessä`. */
const readWeekday = (words: string, today: Day): ConditionReading | null => {
  const short = shortWeekdayPattern.exec(words);
  const found = short ?? weekdayPattern.exec(words);
  const name = found?.groups?.["weekday"] ?? "";
  const weekday = short ? findShortWeekday(name) : findWeekday(name);
  if (!found || weekday === null) return null;
  return toTime((weekday - toWeekday(today) + 7) % 7, countWords(found[0]));
};

const numericDate = String.raw`(?<day>\d{1,2})(?:[.]| /)(?<month>\d{1,2})(?: (?<year>(?:20)?\d\d))?`;
const namedDate = String.raw`(?<day>\d{1,2}) (?<name>[a-z]{3,6}kuu(?:ta|n))`;
const nameFirst = String.raw`(?<name>[a-z]{3,6}kuun) (?<day>\d{1,2})(?: paiva\w*)?`;
const datePatterns = [numericDate, namedDate, nameFirst].map(
  (source) => new RegExp(`^(?<before>${before})?${source}(?<after>${after})?(?= |$)`),
);

/** The day of a match; null for a month without it. */
function toDate({ day, month, name, year }: Record<string, string>, today: Day): Day | null {
  const written = { month: name ? (findMonth(name) ?? 0) : Number(month), day: Number(day) };
  const inYear = (given: number) => ({ year: given, ...written });
  // 29 February is a date of some years.
  if (!isDate(inYear(2028))) return null;
  if (year !== undefined) return inYear((Number(year) % 100) + 2000);
  return countDays(today, inYear(today.year)) >= 0 ? inYear(today.year) : inYear(today.year + 1);
}

/** `15.12. mennessä`, `ennen 24.12.`, `15. joulukuuta mennessä`. */
const readDate = (words: string, today: Day): ConditionReading | null => {
  for (const pattern of datePatterns) {
    const { 0: whole = "", groups = {} } = pattern.exec(words) ?? {};
    if (whole === "" || (groups["before"] ?? groups["after"]) === undefined) continue;
    const date = toDate(groups, today);
    const days = date && countDays(today, date);
    return days !== null && days >= 0
      ? toTime(days, countWords(whole))
      : { condition: null, count: countWords(whole) };
  }
  return null;
};

/** Seasons and other words of time that say no day; `ennen` alone says nothing. */
const vague = new RegExp(
  `^(?:${before})?(?:talvea|talveksi|talveen|talven|kesaa|kesaksi|kesaan|syksya|syksyksi|syksyyn|kevatta|kevaaksi|kevaaseen|pakkasia|pakkasille|pakkasiin|lumia|lumentuloa|lomaa|lomaksi|lomalle|hiihtolomaa|hiihtolomaksi|saunailtaa|juhlia|juhliin|pyhia|pyhiksi|aattoa|aatoksi|vuodenvaihdetta|vuodenvaihteeksi|vuotta|vuodeksi|[a-z]{3,}(?:paivaksi|paivaks|paiville|pyhiksi|viikolla))(?:${after})?(?= |$)`,
);
const readVague: ConditionReader = (words) => {
  const found = vague.exec(words);
  return found && { condition: null, count: countWords(found[0]) };
};

/** What is past, is wanted later, or is in no hurry: `viime jouluna`, `joulun jälkeen`, `ei ennen joulua`, `ei kiire`, `vasta tammikuussa`. */
const laterPattern =
  /^(?:viime [a-z]+|[a-z]+ jalkeen|(?:ei|vasta)(?: ole)? (?=(?:ennen|kiire|heti|vasta|[a-z]+kuussa|[a-z]+ksi)\b)(?:ennen )?[a-z]+)(?= |$)/;
const readLater: ConditionReader = (words) => {
  const found = laterPattern.exec(words);
  return found && { condition: null, count: countWords(found[0]) };
};

/**
 * Reads by when the wood must be there, counted from today in Finland: `heti`, `viikossa`, `ennen joulua`, `huomiseksi`, `15.12. mennessä`. A
 * time that is passed is that of the next year, which is no limit when it is most of a year ahead.
 */
export const readTime = (words: string, today: Day): ConditionReading | null => {
  const later = readLater(words);
  if (later) return later;
  const until = /^viimeistaan /.exec(words)?.[0] ?? "";
  const rest = words.slice(until.length);
  const atOnceFound = atOnce.exec(rest);
  if (atOnceFound) return toTime(0, countWords(until + atOnceFound[0]));
  const soonFound = soon.exec(words);
  if (soonFound) return toTime(7, countWords(soonFound[0]));
  const span = readSpan(rest);
  if (span) return { ...span, count: span.count + (until === "" ? 0 : 1) };
  return (
    readCalendar(words, today) ??
    readWeek(words, today) ??
    readDate(words, today) ??
    readFeast(words, today) ??
    readMonth(words, today) ??
    readWeekday(words, today) ??
    readVague(words)
  );
};
