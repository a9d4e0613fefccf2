import { expect, test } from "vitest";
import { getNextStatus, isLaterStatus, Order, orderStatuses, statusLabel } from "./order.ts";

for (const [tags, status, next] of [
  ["s4-3", "recieved", "in progress"],
  ["s4-4", "in progress", "in delivery"],
  ["s4-5", "in delivery", "delivered"],
  ["s4-6", "delivered", null],
] as const) {
  test(`after ${status} comes ${next}`, { tags }, () => {
    expect(getNextStatus(status)).toBe(next);
  });
}

test("every status has its Finnish name", { tags: "s4-2" }, () => {
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
  { tags: "s4-9" },
  (stored, label) => {
    const status = Order.shape.status.parse(stored);
    expect(statusLabel[status]).toBe(label);
    if (status !== stored) expect(getNextStatus(status)).toBeNull();
  },
);
