/** Milliseconds by which the server's clock is ahead of the device's; unknown until the first response of this page. */
let offset: number | undefined;

/** Differences below are those of the network and of the header, which has whole seconds. */
const minOffset = 60_000;

/**
 * Reads the server's clock from a response. One that a cache has kept is older than it says, never younger, so that the latest time counts.
 */
export function readServerClock(response: Response, now: number): void {
  const sent = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(sent)) return;
  const ageSeconds = Number(response.headers.get("age") ?? 0);
  offset = Math.max(offset ?? Number.NEGATIVE_INFINITY, sent + ageSeconds * 1000 - now);
}

/** The time of the server as far as it is known, in milliseconds since 1970: the device's clock may be weeks off. */
export const getServerTime = (): number =>
  Date.now() + (offset !== undefined && Math.abs(offset) >= minOffset ? offset : 0);
