import type { Locator } from "@playwright/test";

/** The labels of a form's fields, without the suffix of optional fields. */
export const labels = (form: Locator) =>
  form
    .locator("label")
    .allInnerTexts()
    .then((all) => all.map((text) => text.replace(/\s*\(valinnainen\)$/, "").trim()));
