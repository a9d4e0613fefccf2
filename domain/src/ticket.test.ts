import { expect, test } from "vitest";
import { nextTicketStatus } from "./ticket.ts";

test.each([
  ["recieved", "in progress"],
  ["in progress", "resolved"],
  ["resolved", null],
] as const)("after %s comes %s", (status, next) => {
  expect(nextTicketStatus(status)).toBe(next);
});
