import { expect, test, vi } from "vitest";
import { formatDate, formatDateTime, formatDecimals } from "./format.ts";

test("dates and times are Finnish, by the clock in Finland", { tags: ["s2-orders-2", "s9-60"] }, () => {
  expect(formatDate("2026-12-24T22:30:00.000Z")).toBe("25.12.2026");
  expect(formatDateTime("2026-06-05T15:05:00.000Z")).toBe("5.6.2026 klo\u00a018.05");
});

test.each([0, 0.15, 1.005, 6.35, 6.44, 6.45, 5050, 1_234_567.891, -0.5, -1234.5])(
  "%d has the decimals of Finnish",
  (value) => {
    for (const decimals of [0, 1, 2]) {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      expect(formatDecimals(value, decimals)).toBe(value.toLocaleString("fi-FI", digits));
    }
  },
);

test("times are written without Intl, whose first format blocks a phone for a long task", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  formatDateTime("2026-12-24T22:30:00.000Z");
  expect(made).not.toHaveBeenCalled();
});
