import { expect, test } from "vitest";
import { canMoveTicket, getNextTicketStatus, ticketStatuses } from "./ticket.ts";

for (const [status, next, claim] of [
  ["recieved", "in progress", ["s4-10"]],
  ["in progress", "resolved", ["s4-11"]],
  ["resolved", null, []],
] as const) {
  test(`after ${status} comes ${next}`, { tags: [...claim] }, () => {
    expect(getNextTicketStatus(status)).toBe(next);
  });
}

test("a ticket moves one status on, or one back, and in no other way", () => {
  const moves = ticketStatuses.flatMap((from) =>
    ticketStatuses.filter((to) => canMoveTicket(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    "recieved → in progress",
    "in progress → recieved",
    "in progress → resolved",
    "resolved → in progress",
  ]);
});
