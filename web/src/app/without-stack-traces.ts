// Imported before React DOM, which makes some errors when it is evaluated: for the places of their stacks, V8 would parse all of React DOM
// a second time (10 ms of processor time on a laptop, a sixth of a whole small page). `mount.tsx` restores the limit.

/** V8's limit of the lines of a stack; other browsers have none. */
const limited: { stackTraceLimit?: number } = Error;
const { stackTraceLimit } = limited;
if (stackTraceLimit !== undefined) limited.stackTraceLimit = 0;

export function restoreStackTraces(): void {
  if (stackTraceLimit !== undefined) limited.stackTraceLimit = stackTraceLimit;
}
