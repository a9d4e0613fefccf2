import { expect, test } from "vitest";
import { formatTraderStatus } from "./trader-status.ts";

test("a business is shown with its Y-tunnus", () => {
  expect(formatTraderStatus({ business: true, ytunnus: "1234567-1" })).toBe("Yritys, Y-tunnus 1234567-1");
});

test("a business whose Y-tunnus is not stored is a business all the same", () => {
  expect(formatTraderStatus({ business: true, ytunnus: null })).toBe("Yritys");
});

test("buyers of a private person are told that they are not protected as consumers", () => {
  expect(formatTraderStatus({ business: false, ytunnus: null })).toBe(
    "Yksityishenkilö: kuluttajansuojalaki ei koske kauppaa",
  );
});
