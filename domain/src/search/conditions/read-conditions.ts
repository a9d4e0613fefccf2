import { parseDay } from "../../calendar.ts";
import type { CalendarDay } from "../../schemas/primitives.ts";
import type { TypedWord } from "../understanding/tokenize.ts";
import type { Condition, ConditionReading } from "./condition.ts";
import { readAmount } from "./read-amount.ts";
import { readDistance } from "./read-distance.ts";
import { readPrice } from "./read-price.ts";
import { readSort } from "./read-sort.ts";
import { readTime } from "./read-time.ts";
import { toWrittenWord } from "./spoken-words.ts";

/** The conditions of a search, one of each kind, and the words that are left. */
interface ReadConditions {
  conditions: Condition[];
  rest: TypedWord[];
}

/** Maximum number of words that a condition takes. */
const maxWords = 8;

/** What a whole search says of all its words. */
interface Context {
  today: CalendarDay;
  /** The name of a company: `Halvin Halko Oy` is no order, and `Perjantain Pelletti Ky` no day. */
  isCompany: boolean;
  /** A distance alone is where something is transported: `kuljetus 50 km`. */
  isTransport: boolean;
}

const readContext = (words: readonly TypedWord[], today: CalendarDay): Context => ({
  today,
  isCompany: words.some(({ word }) => /^(?:oy|oyj|ky|tmi|ay|ab|osk|osuuskunta)$/.test(word)),
  isTransport: words.some(({ word }) => /kuljetu|rahti|siirto|ajo$/.test(word)),
});

function readAt(words: readonly TypedWord[], start: number, context: Context): ConditionReading | null {
  const text = words
    .slice(start, start + maxWords)
    .map(({ word, mark = "" }, index) => (index === 0 ? word : mark + word))
    .join(" ");
  const amounts = readDistance(text, context.isTransport) ?? readPrice(text) ?? readAmount(text);
  if (amounts || context.isCompany) return amounts;
  return readSort(text) ?? readTime(text, parseDay(context.today));
}

/**
 * Reads the highest price, the amount, the order, the latest delivery and the distance that the words of a search tell. Of two conditions of a
 * kind the last one counts.
 * @param today the day in Finland, from which `ennen joulua` is counted
 */
export function readConditions(typedWords: readonly TypedWord[], today: CalendarDay): ReadConditions {
  const words = typedWords.map((typed) => ({ ...typed, word: toWrittenWord(typed.word) }));
  const context = readContext(words, today);
  const conditions = new Map<Condition["kind"], Condition>();
  const rest: TypedWord[] = [];
  for (let start = 0; start < words.length; ) {
    const reading = readAt(words, start, context);
    const count = reading?.count ?? 1;
    const taken = words.slice(start, start + count);
    if (!reading || reading.keepsFirst) rest.push(...taken.slice(0, 1));
    if (reading?.condition) {
      const typed = taken
        .slice(reading.keepsFirst ? 1 : 0)
        .map((word) => word.typed)
        .join(" ");
      conditions.set(reading.condition.kind, { ...reading.condition, typed });
    }
    start += count;
  }
  return { conditions: [...conditions.values()], rest };
}
