import { expect, test } from "vitest";
import { getNextTicketStatus } from "./ticket.ts";

test.each([
  ["recieved", "in progress"],
  ["in progress", "resolved"],
  ["resolved", null],
] as const)("after %s comes %s", (status, next) => {
  expect(getNextTicketStatus(status)).toBe(next);
});
