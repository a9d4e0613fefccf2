import { describe, expect, test } from "vitest";
import { decline } from "../inflection/declension.ts";
import { listCatalogueTokens } from "../listing/catalogue-tokens.ts";
import { foldText, splitWords } from "../search-words.ts";
import { readKnownWord } from "../understanding/words.ts";
import { conceptsByToken } from "./vocabulary.ts";
import { meaningsByForm } from "./vocabulary-forms.ts";

const concepts = [...conceptsByToken().values()];
const listWords = (words: string | undefined) =>
  foldText(words ?? "")
    .split(/\s+/)
    .filter(Boolean);
const words = concepts.flatMap(({ token, ...concept }) =>
  listWords(concept.words).map((word) => ({ token, word })),
);

/** Words of which some forms are those of another concept, which owns them: hakkeita is hake, not häkki; hakea is to fetch, not hake. */
const sharedForms: Readonly<Record<string, string>> = { hakki: "hake", hake: "nouto" };

describe("the vocabulary", () => {
  test("every value of the catalogue has concepts", () => {
    const tokens = listCatalogueTokens().flatMap(({ all }) => [...all]);
    expect(tokens.filter((token) => !conceptsByToken().has(token))).toEqual([]);
  });

  test("no word belongs to two concepts", () => {
    const seen = new Map<string, string>();
    const doubles = words.filter(({ word, token }) => {
      const owner = seen.get(word) ?? token;
      seen.set(word, owner);
      return owner !== token;
    });
    expect(doubles).toEqual([]);
  });

  test("every form of every word is understood as its concept", () => {
    const faults = words.flatMap(({ word, token }) =>
      [...decline(word)].flatMap((form) => {
        const [meaning] = readKnownWord(form)?.meanings ?? [];
        const understood = meaning?.concept?.token ?? "ignored";
        return understood === token || sharedForms[word] === understood
          ? []
          : [`${form}: ${token}, ${understood}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("the label of a concept is understood as that concept", () => {
    const faults = concepts.flatMap(({ label, token }) => {
      const last = splitWords(label).at(-1) ?? "";
      const isNumber = /\d/.test(label);
      const understood = meaningsByForm().get(last)?.concept?.token;
      return isNumber || understood === token ? [] : [`${label}: ${understood}`];
    });
    expect(faults).toEqual([]);
  });
});
