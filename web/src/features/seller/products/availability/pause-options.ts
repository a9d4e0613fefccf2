import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { getToday } from "../../../../lib/format/today.ts";
import type { Option } from "../../../../ui/forms/Select.tsx";

/** The weeks for which one press pauses a product. */
const pauseWeeks = [1, 2, 4];

/** The value that asks for any other day. */
export const otherDay = "other";

/** The choices of a product: on sale, paused for some weeks, paused as it is now, or until another day. */
export function listPauseOptions(pausedUntil: CalendarDay | null): Option[] {
  const days = pauseWeeks.map((weeks) => addDays(getToday(), 7 * weeks));
  const all = [...new Set([...days, ...(pausedUntil ? [pausedUntil] : [])])].toSorted();
  return [
    { value: "", text: "Myynnissä" },
    ...all.map((day) => ({ value: day, text: `Tauko ${formatDayAndMonth(day)} asti` })),
    { value: otherDay, text: "Muu päivä…" },
  ];
}
