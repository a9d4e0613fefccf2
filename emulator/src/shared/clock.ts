/** Microseconds since 1970. Passed in, so that tests can hold time still. */
export type Clock = () => bigint;

const startedAt = BigInt(Date.now()) * 1000n - process.hrtime.bigint() / 1000n;

/** The machine's clock with microseconds. */
export const systemClock: Clock = () => startedAt + process.hrtime.bigint() / 1000n;
