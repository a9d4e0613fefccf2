import { expect, test } from "vitest";
import { sampleMarket } from "../search/testing/sample-market.ts";
import { applyProductChange } from "./apply-change.ts";
import { describeMoisture, drynessGuarantee, listStatedFacts } from "./dry-wood.ts";
import { type Firewood, NewProduct, ProductChange } from "./product.ts";
import { pickStatedFacts } from "./product-kind.ts";
import { EudrNumber, Moisture } from "./wood-facts.ts";

const [first] = sampleMarket;
if (first?.category !== "Polttopuut") throw new Error("the first sample is no firewood");
const birch: Firewood = first;
const moisture = { percent: 18.5, measuredAt: "2026-11-03", meter: "piikkimittari" };

test.each([
  ["as the system writes it", "26FIABCDE12345", "26FIABCDE12345"],
  ["in small letters", "24itygbjfos258", "24ITYGBJFOS258"],
  ["with blanks and hyphens", " 26 FI-ABCDE 12345 ", "26FIABCDE12345"],
])("an EUDR number is read %s", (_how, typed, number) => {
  expect(EudrNumber.parse(typed)).toBe(number);
});

test.each(["", "26FI", "FI26ABCDE12345", "26FIABCDE123456", "26FIABCDE1234Ä", "2FIABCDE123456"])(
  "%j is no EUDR number",
  (typed) => {
    expect(EudrNumber.safeParse(typed).success).toBe(false);
  },
);

test.each([
  { percent: 0, valid: false },
  { percent: 1, valid: true },
  { percent: 18.5, valid: true },
  { percent: 18.55, valid: false },
  { percent: 80, valid: true },
  { percent: 80.1, valid: false },
])("a moisture of $percent percent is valid: $valid", ({ percent, valid }) => {
  expect(Moisture.safeParse({ ...moisture, percent }).success).toBe(valid);
});

test.each([
  { stated: { quality: "kuiva", moisture: { ...moisture, percent: 24.9 } }, field: undefined },
  { stated: { quality: "kuiva", moisture: { ...moisture, percent: 25 } }, field: "moisture" },
  { stated: { quality: "tuore", moisture: { ...moisture, percent: 25 } }, field: undefined },
  { stated: { quality: "kuiva", dryGuaranteed: true }, field: undefined },
  { stated: { quality: "tuore", dryGuaranteed: true }, field: "dryGuaranteed" },
  { stated: { quality: "tuore", dryGuaranteed: false, moisture: null }, field: undefined },
] as const)("§5 of $stated the field $field is wrong", ({ stated, field }) => {
  for (const form of [NewProduct, ProductChange]) {
    const issues = form.safeParse({ ...birch, ...stated }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join("."))).toEqual(field ? [field] : []);
  }
});

const stated = {
  ...birch,
  quality: "kuiva",
  moisture,
  dryGuaranteed: true,
  eudrNumber: "26FIABCDE12345",
} as const;
const none = { moisture: null, dryGuaranteed: false, eudrNumber: null };

test.each([
  { what: "what it does not send", sent: {}, left: { ...stated } },
  {
    what: "only the number, with another quality",
    sent: { quality: "tuore" },
    left: { ...none, eudrNumber: stated.eudrNumber },
  },
  { what: "nothing that it takes away", sent: none, left: none },
] as const)("an edit keeps $what", ({ sent, left }) => {
  const { moisture: _m, dryGuaranteed: _d, eudrNumber: _e, ...typed } = stated;
  const edited = applyProductChange(ProductChange.parse({ ...typed, ...sent }), stated);
  const { moisture: percent, dryGuaranteed, eudrNumber } = left;
  expect(edited).toMatchObject({ moisture: percent, dryGuaranteed, eudrNumber });
});

test("an order gets what is stated and no more, and the EUDR number of a business only", () => {
  const ofBusiness = (business: boolean) => ({ ...stated, owner: { ...stated.owner, business } });
  expect(pickStatedFacts({ ...birch, ...none })).toEqual({});
  expect(pickStatedFacts(ofBusiness(false))).toEqual({ moisture, dryGuaranteed: true });
  expect(pickStatedFacts(ofBusiness(true))).toHaveProperty("eudrNumber", "26FIABCDE12345");
});

test("what is stated is told in words", () => {
  expect(describeMoisture(moisture)).toBe("18,5\u00a0%, mitattu 3.11.2026 (piikkimittari)");
  expect(listStatedFacts(stated)).toEqual([
    "kosteus 18,5\u00a0%, mitattu 3.11.2026 (piikkimittari)",
    "kuivuustakuu",
    "EUDR-ilmoitusnumero 26FIABCDE12345",
  ]);
  expect(listStatedFacts(none)).toEqual([]);
});

test("the guarantee names its limit, its time and its remedies, and that it takes no right away", () => {
  const text = drynessGuarantee.join(" ");
  for (const part of ["alle 25\u00a0%", "14 päivän", "vaihtaako", "palauttaako", "ei rajoita oikeuksia"])
    expect(text).toContain(part);
});
