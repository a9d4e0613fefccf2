import { expect, test } from "vitest";
import { getNextStatus, isLaterStatus, Order, orderStatuses, statusLabel } from "./order.ts";

test.each([
  ["recieved", "in progress"],
  ["in progress", "in delivery"],
  ["in delivery", "delivered"],
  ["delivered", null],
] as const)("after %s comes %s", (status, next) => {
  expect(getNextStatus(status)).toBe(next);
});

test("every status has its Finnish name", () => {
  expect(orderStatuses.map((status) => statusLabel[status])).toEqual([
    "Vastaanotettu",
    "Käsittelyssä",
    "Toimituksessa",
    "Toimitettu",
  ]);
});

test("a state is further on than those before it, and than no other", () => {
  for (const [place, status] of orderStatuses.entries()) {
    const passed = orderStatuses.filter((other) => isLaterStatus(status, other));
    expect(passed).toEqual(orderStatuses.slice(0, place));
  }
});

test.each([
  ["recieved", "Vastaanotettu"],
  ["in delivery", "Toimituksessa"],
  ["received", "Toimitettu"],
  ["cancelled", "Toimitettu"],
  [7, "Toimitettu"],
])(
  "§4 an order with the stored status %s reads %s, and one that is not known cannot be moved on",
  (stored, label) => {
    const status = Order.shape.status.parse(stored);
    expect(statusLabel[status]).toBe(label);
    if (status !== stored) expect(getNextStatus(status)).toBeNull();
  },
);
