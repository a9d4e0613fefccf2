import { type Field, type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";

type Form<Values extends FieldValues, Sent> = UseFormReturn<Values, unknown, Sent>;

/** The element of a field; undefined when it is not registered. */
function findElement<Values extends FieldValues, Sent>(
  { control }: Form<Values, Sent>,
  name: string,
): HTMLElement | undefined {
  const field: Field | undefined = get(control._fields, name);
  return [...(field?._f.refs ?? []), field?._f.ref].find((element) => element instanceof HTMLElement);
}

/**
 * Focuses the first of these fields in visual order. react-hook-form would take the one that was rendered first, which differs when a choice
 * has replaced fields further up.
 */
export function focusFirst<Values extends FieldValues, Sent>(
  form: Form<Values, Sent>,
  names: readonly string[],
): void {
  const [first] = names
    .flatMap((name) => findElement(form, name) ?? [])
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}

/** Shows the server's messages at the fields of the form, and focuses the first of them. */
export function setFieldErrors<Values extends FieldValues, Sent>(
  form: Form<Values, Sent>,
  messages: Readonly<Record<string, string>>,
  isField: (name: string) => name is Path<Values>,
): void {
  const names = Object.keys(messages).filter(isField);
  for (const name of names) form.setError(name, { message: messages[name] });
  focusFirst(form, names);
}
