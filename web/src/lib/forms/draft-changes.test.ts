import { expect, test } from "vitest";
import * as z from "zod/mini";
import { applyChanges, findChanges } from "./draft-changes.ts";

const Form = z.object({ street: z.string(), places: z.array(z.string()), socialSecurityNumber: z.string() });
const saved = { street: "Metsätie 3", places: ["orivesi"], socialSecurityNumber: "" };

test("a draft holds what differs from what is saved, and nothing else", () => {
  expect(findChanges(saved, { ...saved, street: "Metsätie 5" })).toEqual({ street: "Metsätie 5" });
  expect(findChanges(saved, { ...saved, places: ["orivesi"] })).toEqual({});
});

test("§4 a personal id is never part of a draft", () => {
  expect(findChanges(saved, { ...saved, socialSecurityNumber: "010190-900P" })).toEqual({});
});

test("a draft does not undo what has been changed elsewhere meanwhile", () => {
  const now = { ...saved, places: ["tampere"] };
  expect(applyChanges(Form, now, { street: "Metsätie 5" })).toEqual({ ...now, street: "Metsätie 5" });
});

test.each([{ street: 5 }, { places: "orivesi" }])("a draft of another make (%o) is left alone", (changes) => {
  expect(applyChanges(Form, saved, changes)).toEqual(saved);
});
