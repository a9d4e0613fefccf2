/** Microseconds since 1970. Passed as a dependency, so that tests can stop the time. */
export type Clock = () => bigint;

const startedAt = BigInt(Date.now()) * 1000n - process.hrtime.bigint() / 1000n;

/** The system time at start plus a monotonic timer with microsecond resolution. */
export const systemClock: Clock = () => startedAt + process.hrtime.bigint() / 1000n;
