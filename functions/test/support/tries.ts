import type { Reply } from "./api.ts";

/** Sends `times` requests, one after the other; returns their statuses and the last reply. */
export async function tries(
  times: number,
  send: () => Promise<Reply>,
): Promise<{ statuses: number[]; last: Reply }> {
  let last = await send();
  const statuses = [last.status];
  while (statuses.length < times) {
    last = await send();
    statuses.push(last.status);
  }
  return { statuses, last };
}
