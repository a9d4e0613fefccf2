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
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * What was typed into a written page before the app stood behind it. The fields are as they were written until the app has
 * taken them over; what is returned then types it anew, so that the app hears of it.
 */
export function takeTyped(page: Element): () => Promise<void> {
  const typed = [...page.querySelectorAll("input, select, textarea")]
    .filter(isField)
    .map((field) => ({ field, value: field.value, initial: initialOf(field) }))
    .filter(({ value, initial }) => value !== initial);
  for (const { field, initial } of typed) field.value = initial;
  return async () => {
    for (const { field, value } of typed) {
      if (field.isConnected) type(field, value);
      // The app takes in one before it hears of the next, as it does from a person.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
