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
 * What was typed into a written page before the app stood behind it. The fields are as they were written until the app has
 * taken them over; what is returned then types it anew, so that the app hears of it, and what was typed while it took over.
 */
export function takeTyped(page: Element): () => Promise<void> {
  const fields = [...page.querySelectorAll("input, select, textarea")].filter(isField);
  const before = new Map(fields.map((field) => [field, field.value]));
  for (const field of fields) field.value = initialOf(field);
  return async () => {
    for (const field of fields) {
      const initial = initialOf(field);
      const value = field.value === initial ? before.get(field) : field.value;
      if (value === undefined || value === initial || !field.isConnected) continue;
      type(field, value);
      // The app takes in one before it hears of the next, as it does from a person.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
