import { expect, test } from "vitest";
import { RecallForm } from "./recall.ts";
import { findSoftening } from "./softening-words.ts";
import { sampleRecallForm } from "./testing/sample-recall.ts";

test.each([
  ["Vedämme tuotteen vapaaehtoisesti takaisin.", "vapaaehtoisesti"],
  ["Varmuuden  vuoksi pyydämme palauttamaan.", "Varmuuden vuoksi"],
  ["Harvinaisissa tilanteissa savu on myrkyllistä.", "Harvinaisissa"],
  ["Kyse on varotoimenpiteestä.", "varotoimenpiteestä"],
  ["Ostajille ei ole tapahtunut onnettomuuksia.", "ei ole tapahtunut onnettomuuksia"],
  ["Savu on myrkyllistä.", null],
  ["", null],
] as const)("what softens '%s' is %s", (typed, found) => {
  expect(findSoftening(typed)).toBe(found);
});

test("a notice that softens the danger is not accepted, and the form says which words do", () => {
  const result = RecallForm.safeParse({
    ...sampleRecallForm,
    hazard: "Savu on harvinaisissa tilanteissa myrkyllistä.",
  });
  expect(result.error?.issues[0]?.message).toContain("”harvinaisissa”");
});

test.each([
  [[], false],
  [["refund"], false],
  [["refund", "refund"], false],
  [["refund", "repair"], true],
  [["repair", "replacement", "refund"], true],
  [["refund", "gift"], false],
] as const)("the remedies %j are accepted: %s", (remedies, isAccepted) => {
  expect(RecallForm.safeParse({ ...sampleRecallForm, remedies }).success).toBe(isAccepted);
});

test.each(["identification", "hazard", "action", "contact"] as const)("%s is required", (field) => {
  expect(RecallForm.safeParse({ ...sampleRecallForm, [field]: " " }).success).toBe(false);
});
