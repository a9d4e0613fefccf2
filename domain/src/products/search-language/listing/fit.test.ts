import { expect, test } from "vitest";
import { createSamplePlaces } from "../testing/sample-market.ts";
import { understandSearch } from "../understanding/understand-search.ts";
import { findFit, findLeadTerm, relaxTerms } from "./fit.ts";

const places = createSamplePlaces();
const understand = (text: string) => understandSearch(text, places).terms;

test.each([
  { text: "koivuklapit", tokens: ["koivu", "=koivu", "polttopuu", "=polttopuu"], fit: "exact" },
  { text: "koivuklapit", tokens: ["koivu", "polttopuu", "=polttopuu"], fit: "broad" },
  { text: "koivuklapit", tokens: ["polttopuu", "=polttopuu"], fit: null },
  { text: "mäntylauta", tokens: ["lauta", "=lauta"], fit: "broad" },
  { text: "mäntylauta", tokens: ["lauta", "=lauta", "manty"], fit: "exact" },
  { text: "riihihalko", tokens: ["riihihalko*"], fit: "exact" },
  { text: "riihihalko", tokens: ["halko", "=halko"], fit: "broad" },
  { text: "virtasen", tokens: ["virta*", "virtanen*"], fit: "broad" },
  { text: "", tokens: ["koivu"], fit: "exact" },
])("for $text, $tokens is $fit", ({ text, tokens, fit }) => {
  expect(findFit(tokens, understand(text))).toBe(fit);
});

test.each([
  ["kuivia koivuklapeja 33 cm", "33cm"],
  ["Virtasen koivuklapit", "virta*"],
  ["kuivaa mäntylautaa", "lauta"],
  ["koivuklapit kotiinkuljetuksella", "koivu"],
])("%s is looked up by %s", (text, token) => {
  expect(findLeadTerm(understand(text))?.token).toBe(token);
});

test("a search without terms has no term to look up", () => {
  expect(findLeadTerm([])).toBeNull();
});

test("unknown words are left out of a search that found nothing, if it has other terms", () => {
  expect(relaxTerms(understand("hirsikehikon tarkastus"))).toMatchObject([{ token: "hirsikehikko" }]);
  expect(relaxTerms(understand("hirsikehikko"))).toBeNull();
  expect(relaxTerms(understand("tarkastus"))).toBeNull();
});
