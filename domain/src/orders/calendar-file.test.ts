import { expect, test } from "vitest";
import { toCalendarFile } from "./calendar-file.ts";
import type { TimeWindow } from "./order-times.ts";
import { createSampleOrder } from "./testing/sample-order.ts";

const times = { proposed: [], proposedAt: "2026-06-01T10:00:00.000Z" };
const describe = (agreed: TimeWindow) =>
  toCalendarFile({
    order: createSampleOrder(),
    times,
    agreed,
    place: "Kirkkotie 1, 33100 Tampere",
    description: "Myyjä: Halkomestari Oy, 0500000456",
  }).split("\r\n");

test("an agreed time is in the calendar at its hour in Finland, in summer and in winter", () => {
  const summer = describe({ day: "2026-07-01", from: "09:00", until: "12:30" });
  expect(summer).toEqual(expect.arrayContaining(["DTSTART:20260701T060000Z", "DTEND:20260701T093000Z"]));
  const winter = describe({ day: "2026-12-01", from: "09:00", until: "12:30" });
  expect(winter).toEqual(expect.arrayContaining(["DTSTART:20261201T070000Z", "DTEND:20261201T103000Z"]));
});

test("a day without hours is a whole day, also at New Year", () => {
  expect(describe({ day: "2026-12-31" })).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"]),
  );
});

test("an entry names the order, its place and the other party, and replaces an earlier one of the same order", () => {
  expect(describe({ day: "2026-07-01" })).toEqual(
    expect.arrayContaining([
      "UID:tilaus-order@halkopiha",
      "SEQUENCE:1780308000",
      "SUMMARY:Nouto: tilaus HP-261121-7QK2X",
      "LOCATION:Kirkkotie 1\\, 33100 Tampere",
      "DESCRIPTION:Myyjä: Halkomestari Oy\\, 0500000456",
    ]),
  );
});
