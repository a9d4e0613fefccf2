import type { Day } from "../../../calendar.ts";
import type { PromisedTime } from "../../catalogue.ts";
import { type ConditionReader, type ConditionReading, countWords } from "./condition.ts";
import { countDays, feasts, findMonth, findWeekday, toWeekday } from "./finnish-days.ts";
import { numberSource, parseSpokenNumber } from "./numbers.ts";

const daysOf: readonly (readonly [time: PromisedTime, days: number, label: string])[] = [
  ["4", 28, "4 viikossa"],
  ["2", 14, "2 viikossa"],
  ["1", 7, "viikossa"],
];

/** The longest promised delivery time that is over after so many days. */
function toTime(days: number, count: number): ConditionReading {
  const [deliveryTime, , label] = daysOf.find(([, most]) => days >= most) ?? ["heti", 0, "heti"];
  return { condition: { kind: "time", deliveryTime, label }, count };
}

const atOnce =
  /^(?:heti|valittomasti|tanaan|tanaks|huomenna|huomiseksi|huomiseks|huomeks|huomeksi|ylihuomenna|ylihuomiseksi|saman paivan|samana paivana|saman tien|samantien|pikana|viikonlopuksi|viikonlopuks|viikonloppuna)(?= |$)/;
const soon =
  /^(?:nopeasti|nopeesti|nopea|nopee|nopeaa|nopealla|pian|pikaisesti|pikaisella|akkia|kiire|kiireellinen|kiireellisesti|mahdollisimman (?:pian|nopeasti)|asap)(?= |$)/;

const before = "(?:ennen |viimeistaan |ennenkuin |ennen kuin )";
const after = "(?: mennessa| asti| alkuun| alussa| aluksi)";
const within = "(?: sisalla| sisaan| kuluessa| aikana| paasta| paahan)";

const spanPattern = new RegExp(
  `^(?:(?<number>${numberSource}) ?)?(?<unit>paivassa|paivan|vuorokaudessa|vuorokauden|vrk|viikossa|viikon|vko|vkossa|kuukaudessa|kuukauden|kk)(?<within>${within})?(?= |$)`,
);
const spanDays = (unit: string) => {
  if (/^(?:paiv|vuorok|vrk)/.test(unit)) return 1;
  return /^(?:viik|vk)/.test(unit) ? 7 : 30;
};

/** `viikossa`, `kahden viikon sisällä`, `kuukaudessa`. */
const readSpan: ConditionReader = (words) => {
  const { 0: whole = "", groups = {} } = spanPattern.exec(words) ?? {};
  const { number, unit, within: isWithin } = groups;
  if (unit === undefined || !(isWithin ?? unit.endsWith("ssa"))) return null;
  const value = number === undefined ? 1 : parseSpokenNumber(number);
  return value === null ? null : toTime(value * spanDays(unit), countWords(whole));
};

const weekPattern =
  /^(?<which>talla|tan|tassa|taman|ensi|seuraavalla|tulevalla) (?<unit>viikolla|viikon|viikoks\w*|kuussa|kuun|kuuksi)(?: aikana| alussa| lopussa| loppuun)?(?= |$)/;

/** `tällä viikolla`, `ensi viikolla`, `tässä kuussa`. */
const readWeek = (words: string, today: Day): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = weekPattern.exec(words) ?? {};
  const { which = "", unit = "" } = groups;
  if (whole === "") return null;
  const isNext = !/^ta/.test(which);
  const days = unit.startsWith("kuu")
    ? countDays(today, { ...today, month: today.month + (isNext ? 2 : 1), day: 0 })
    : 7 - toWeekday(today) + (isNext ? 7 : 0);
  return toTime(days, countWords(whole));
};

/** The next day of those of this and the next year; a feast that is today has begun, so the next one is meant. */
function findNext(today: Day, findDay: (year: number) => Day): number {
  const days = countDays(today, findDay(today.year));
  return days > 0 ? days : countDays(today, findDay(today.year + 1));
}

/** `joulu kuusi`: a tree that is written apart. */
const treePattern = /^joulu kuus/;
const compoundTail = /(?:kuus\w*|puu\w*|halo\w*|halko\w*|klap\w*|valo\w*|sauna\w*|kokko\w*)$/;
const feastPatterns = feasts.map(({ source, findDay }) => ({
  findDay,
  pattern: new RegExp(`^(?<before>${before})?(?<feast>${source})(?<after>${after})?(?= |$)`),
}));
/** The cases that tell a time: `jouluksi`, `jouluun`; a feast in another one needs `ennen` or `mennessä`. */
const isUntil = /(?:ksi|ks|un|oon|een|iin|aan|na)$/;

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
  `^(?<before>${before})?(?<month>[a-z]{3,6}kuu(?:ksi|ks|ssa|ta|hun|n|ta)?)(?<after>${after}| lopussa| loppuun| aikana| lopulla)?(?= |$)`,
);

/** `ennen joulukuuta`, `tammikuussa`, `tammikuun loppuun`. */
const readMonth = (words: string, today: Day): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = monthPattern.exec(words) ?? {};
  const name = groups["month"] ?? "";
  const month = findMonth(name);
  if (month === null) return null;
  const isBefore =
    groups["before"] !== undefined || /ksi?$/.test(name) || /mennessa|al[ku]/.test(groups["after"] ?? "");
  const days = isBefore
    ? findNext(today, (year) => ({ year, month, day: 1 }))
    : findNext(today, (year) => ({ year, month: month + 1, day: 0 }));
  return toTime(days, countWords(whole));
};

const weekdayPattern = new RegExp(`^(?:${before})?(?<weekday>[a-z]{4,14})(?:${after})?(?= |$)`);

/** `perjantaiksi`, `ennen lauantaita`. */
const readWeekday = (words: string, today: Day): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = weekdayPattern.exec(words) ?? {};
  const weekday = findWeekday(groups["weekday"] ?? "");
  return weekday === null ? null : toTime((weekday - toWeekday(today) + 7) % 7, countWords(whole));
};

const datePattern = new RegExp(
  `^(?<before>${before})?(?<day>\\d{1,2})[.](?<month>\\d{1,2})(?: (?<year>20\\d\\d))?(?<after>${after})?(?= |$)`,
);

/** `15.12. mennessä`, `ennen 24.12.`. */
const readDate = (words: string, today: Day): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = datePattern.exec(words) ?? {};
  const [day, month] = [Number(groups["day"]), Number(groups["month"])];
  const isTold = (groups["before"] ?? groups["after"]) !== undefined;
  if (!isTold || !(day >= 1 && day <= 31 && month >= 1 && month <= 12)) return null;
  return toTime(
    findNext(today, (year) => ({ year, month, day })),
    countWords(whole),
  );
};

/** Seasons and other words of time that say no day; `ennen` alone says nothing. */
const vague = new RegExp(
  `^(?:${before})?(?:talvea|talveksi|talveen|talven|kesaa|kesaksi|kesaan|syksya|syksyksi|syksyyn|kevatta|kevaaksi|kevaaseen|pakkasia|pakkasille|pakkasiin|lumia|lumentuloa|lomaa|lomaksi|lomalle|hiihtolomaa|hiihtolomaksi|saunailtaa|juhlia|juhliin|pyhia|pyhiksi|aattoa|aatoksi|vuodenvaihdetta|vuodenvaihteeksi|vuotta|vuodeksi)(?:${after})?(?= |$)`,
);
const readVague: ConditionReader = (words) => {
  const found = vague.exec(words);
  return found && { condition: null, count: countWords(found[0]) };
};

/**
 * Reads by when the wood must be there, counted from today in Finland: `heti`, `viikossa`, `ennen joulua`, `huomiseksi`, `15.12. mennessä`. A
 * time that is passed is that of the next year.
 */
export const readTime = (words: string, today: Day): ConditionReading | null => {
  const until = /^viimeistaan /.exec(words)?.[0] ?? "";
  const rest = words.slice(until.length);
  const atOnceFound = atOnce.exec(rest);
  if (atOnceFound) return toTime(0, countWords(until + atOnceFound[0]));
  const soonFound = soon.exec(words);
  if (soonFound) return toTime(7, countWords(soonFound[0]));
  const span = readSpan(rest);
  if (span) return { ...span, count: span.count + (until === "" ? 0 : 1) };
  return (
    readWeek(words, today) ??
    readFeast(words, today) ??
    readMonth(words, today) ??
    readWeekday(words, today) ??
    readDate(words, today) ??
    readVague(words)
  );
};
