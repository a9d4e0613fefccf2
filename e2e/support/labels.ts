import type { Locator } from "playwright-core";

/** The labels of the fields of a form, without the words that say that one may be left empty. */
export const labels = (form: Locator) =>
  form
    .locator("label")
    .allInnerTexts()
    .then((all) => all.map((text) => text.replace(/\s*\(valinnainen\)$/, "").trim()));
