import { messages } from "@halkopiha/domain/messages.ts";
import { validate } from "@halkopiha/domain/schemas/validation.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, FieldValues, Resolver, ResolverResult } from "react-hook-form";
import type * as z from "zod/mini";

/** The parsed input of a form, and the errors of the fields that could not be parsed. */
export interface ParsedForm {
  input: unknown;
  fieldErrors?: Readonly<Record<string, string>>;
}

/**
 * A react-hook-form resolver that validates with the schema that the server uses, with its Finnish error messages. `parseForm` converts
 * the typed strings into the schema's input.
 */
export function schemaResolver<Typed extends FieldValues, S extends z.ZodMiniType<FieldValues>>(
  schema: S,
  parseForm: (typed: Typed) => ParsedForm = (typed) => ({ input: typed }),
): Resolver<Typed, unknown, z.output<S>> {
  return (typed, _context, options): ResolverResult<Typed, z.output<S>> => {
    const { input, fieldErrors = {} } = parseForm(typed);
    const checked = validate(schema, input);
    const fields = { ...(!checked.ok && checked.fields), ...fieldErrors };
    if (checked.ok && Object.keys(fields).length === 0) return { values: checked.value, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, message] of Object.entries(fields)) {
      // An empty field gets the "required" message, whatever type its value should have.
      errors[path] = { type: "schema", message: typed[path] === "" ? messages.requiredField : message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
