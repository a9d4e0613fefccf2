const normalise = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();

const readAll = (parent: Element, selector: string) =>
  Array.from(parent.querySelectorAll(selector), ({ textContent }) => normalise(textContent));

/** The terms and values of a description list: `{ Yhteensä: "65,00 €" }`. */
export function readDescriptionList(parent: Element = document.body): Record<string, string> {
  const values = readAll(parent, "dd");
  return Object.fromEntries(readAll(parent, "dt").map((term, place) => [term, values[place] ?? ""]));
}

/** The labels of a form's fields, without the suffix of optional fields. */
export const readLabels = (form: Element): string[] =>
  readAll(form, "label").map((label) => label.replace(/ \(valinnainen\)$/, ""));
