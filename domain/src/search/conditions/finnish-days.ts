import type { Day } from "../../calendar.ts";

const dayLength = 24 * 60 * 60 * 1000;
const toUtc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

/** Days from one day to another; negative for an earlier one. */
export const countDays = (from: Day, to: Day): number => Math.round((toUtc(to) - toUtc(from)) / dayLength);

/** The weekday of a day: 1 for Monday, 7 for Sunday. */
export const toWeekday = (day: Day): number => new Date(toUtc(day)).getUTCDay() || 7;

/** The day so many days later; earlier if negative. */
function addDays(day: Day, days: number): Day {
  const date = new Date(toUtc(day) + days * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Easter Sunday by the anonymous Gregorian algorithm. */
function findEaster(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const marchDay = epact + weekday - 7 * shift + 114;
  return { year, month: Math.floor(marchDay / 31), day: (marchDay % 31) + 1 };
}

/** A day that is so many days after Easter Sunday; before it if negative. */
const fromEaster = (days: number) => (year: number) => addDays(findEaster(year), days);

/** The first day with this weekday from a date on. */
const firstFrom = (month: number, day: number, weekday: number) => (year: number) =>
  addDays({ year, month, day }, (weekday - toWeekday({ year, month, day }) + 7) % 7);

const onDay = (month: number, day: number) => (year: number) => ({ year, month, day });

const [friday, saturday, sunday] = [5, 6, 7];

/** What buyers heat and bake for: its folded name, and the day by which the wood must be there. Christmas, midsummer and Easter begin on their eves. */
export const feasts: readonly { source: string; findDay(year: number): Day }[] = [
  { source: String.raw`joulu(?!ku|vi)\w{0,5}|jouluaat\w*|joulunpyh\w*`, findDay: onDay(12, 24) },
  { source: String.raw`tapanin?paiv\w*`, findDay: onDay(12, 26) },
  { source: String.raw`juhannu\w*|jussiksi?|keskikesa\w*`, findDay: firstFrom(6, 19, friday) },
  { source: String.raw`vappu\w*|vapu[nk]\w*`, findDay: onDay(5, 1) },
  {
    source: String.raw`uusivuosi|uuden ?vuoden|uudeksi ?vuodeksi|uutta ?vuotta|uudeksivuodeksi|uuttavuotta|uudenvuoden(?:aat|paiv)\w*|uusvuosi`,
    findDay: onDay(12, 31),
  },
  { source: String.raw`loppiai\w*`, findDay: onDay(1, 6) },
  { source: String.raw`ystavanpaiv\w*`, findDay: onDay(2, 14) },
  { source: String.raw`laskiaistiistai\w*`, findDay: fromEaster(-47) },
  { source: String.raw`laskiai\w*`, findDay: fromEaster(-49) },
  { source: String.raw`palmusunnuntai\w*`, findDay: fromEaster(-7) },
  { source: String.raw`pitka(?:a|an|na|ksi|n)? ?perjantai\w*`, findDay: fromEaster(-2) },
  { source: String.raw`paasiai\w*`, findDay: fromEaster(-1) },
  { source: String.raw`helatorsta\w*`, findDay: fromEaster(39) },
  { source: String.raw`hellunta\w*`, findDay: fromEaster(49) },
  { source: String.raw`aitienpaiv\w*`, findDay: firstFrom(5, 8, sunday) },
  { source: String.raw`halloween\w*`, findDay: onDay(10, 31) },
  { source: String.raw`pyhainpaiv\w*|pyhainmieste\w*`, findDay: firstFrom(10, 31, saturday) },
  { source: String.raw`isai?npaiv\w*`, findDay: firstFrom(11, 8, sunday) },
  { source: String.raw`(?:ensimmai\w+ |1 )?adventt?i\w*`, findDay: firstFrom(11, 27, sunday) },
  { source: String.raw`itsenaisyyspaiv\w*`, findDay: onDay(12, 6) },
];

const months = "tammi helmi maalis huhti touko kesa heina elo syys loka marras joulu".split(" ");

/** A month by the beginning of its folded name; 1 for January. */
export function findMonth(word: string): number | null {
  const index = months.findIndex((month) => word.startsWith(`${month}kuu`));
  return index < 0 ? null : index + 1;
}

const middle = "puolivali(?:ssa|in|a)|puolessa ?valissa|keskivaiheilla";
/** The beginning and the middle of a month, after its name. */
export const partOfMonthSource = `(?: alussa| alkupuolella| alkupaivina| ${middle})`;

/** The day by which a part of a month is over; null for the whole month. */
export function findLastDay(part: string): number | null {
  if (/^ (?:alussa|alkup)/.test(part)) return 10;
  return new RegExp(`^ (?:${middle})`).test(part) ? 15 : null;
}

const weekdays = "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai".split(" ");
const weekdayEnding = /^(?:na|ksi|ks|hin|h|ta|sta)?$/;
/** The weekday that softens: `keskiviikoksi`, `keskiviikkona`. */
const wednesday = /^keskiviik(?:ko(?:na|on|a|h)?|oksi|oks|ot)$/;
const shortWeekday = /^(?<day>ma|ti|ke|to|pe|la|su)(?:ksi|ks)$/;

/** A weekday by its folded name in a case that tells a time; 1 for Monday. The genitive is that of a name: `Perjantain Pelletti`. */
export function findWeekday(word: string): number | null {
  if (wednesday.test(word)) return 3;
  const index = weekdays.findIndex(
    (name) => word.startsWith(name) && weekdayEnding.test(word.slice(name.length)),
  );
  if (index >= 0) return index + 1;
  const short = shortWeekday.exec(word)?.groups?.["day"];
  return short === undefined ? null : findShortWeekday(short);
}

/** A weekday by its two letters: `pe`; null for any other word. */
export function findShortWeekday(word: string): number | null {
  const index = ["ma", "ti", "ke", "to", "pe", "la", "su"].indexOf(word);
  return index < 0 ? null : index + 1;
}

/** Whether a month has such a day. */
export function isDate({ year, month, day }: Day): boolean {
  const date = new Date(toUtc({ year, month, day }));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The Sunday of a week of the year, by ISO 8601. */
export function findSundayOfWeek(year: number, week: number): Day {
  const fourth = { year, month: 1, day: 4 };
  return { year, month: 1, day: 4 + 7 - toWeekday(fourth) + (week - 1) * 7 };
}
