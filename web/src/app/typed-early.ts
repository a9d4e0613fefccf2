type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function initialOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return chosen?.value ?? "";
}

/** Sets a field as a person does: past the setter by which React tells its own writing from theirs. */
function type(field: Field, value: string): void {
  field.value = initialOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * What was typed into a written page before the app stood behind it.
 * @returns types it anew, so that the app hears of it, which takes in one field before it hears of the next
 */
export function readTyped(page: Element): () => void {
  const typed = [...page.querySelectorAll("input, select, textarea")]
    .filter(isField)
    .map((field) => ({ field, value: field.value }))
    .filter(({ field, value }) => value !== initialOf(field));
  return () => {
    for (const { field, value } of typed) type(field, value);
  };
}
