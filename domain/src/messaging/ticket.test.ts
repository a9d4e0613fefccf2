import { expect, test } from "vitest";
import { canMoveTicket, getNextTicketStatus, ticketStatuses } from "./ticket.ts";

test.each([
  ["recieved", "in progress"],
  ["in progress", "resolved"],
  ["resolved", null],
] as const)("after %s comes %s", (status, next) => {
  expect(getNextTicketStatus(status)).toBe(next);
});

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
