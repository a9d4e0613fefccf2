import * as z from "zod/mini";

// Chromium's trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU

const TraceEvent = z.object({
  name: z.optional(z.string()),
  ph: z.optional(z.string()),
  pid: z.optional(z.number()),
  tid: z.optional(z.number()),
  /** Processor time in microseconds. */
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ beginData: z.optional(z.looseObject({ url: z.optional(z.string()) })) })),
});

export const Trace = z.object({ traceEvents: z.array(TraceEvent) });
export type Trace = z.infer<typeof Trace>;

/** What a page costs the main thread, in milliseconds of processor time, which neither a busy machine nor a fast clock changes. */
export interface Cost {
  cpu: number;
  /** The longest task, as on a slower device. */
  longest: number;
  /** The sum of what each task takes beyond 50 ms on a slower device. */
  blocking: number;
}

/** A task that is longer than this delays an answer to the user. https://web.dev/articles/long-tasks-devtools */
const longTask = 50;

/**
 * The cost of the page of an origin; `slower` is how many times slower than this machine the device computes.
 * @throws RangeError when the trace has no such page
 */
export function measureCost({ traceEvents }: Trace, origin: string, slower: number): Cost {
  // Chromium renders pages of its own too.
  const parsed = traceEvents.find(
    ({ name, args }) => name === "ParseHTML" && args?.beginData?.url?.startsWith(origin),
  );
  if (!parsed) throw new RangeError(`The trace has no page of ${origin}`);
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) =>
      [name === "ThreadControllerImpl::RunTask", ph === "X", pid === parsed.pid, tid === parsed.tid].every(
        Boolean,
      ),
    )
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    cpu: tasks.reduce((sum, ms) => sum + ms, 0),
    longest: Math.max(0, ...tasks) * slower,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms * slower - longTask), 0),
  };
}
