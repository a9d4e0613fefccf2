import { messages } from "@halkopiha/domain/messages.ts";
import { validate } from "@halkopiha/domain/schemas/validation.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, FieldValues, Resolver, ResolverResult } from "react-hook-form";
import type * as z from "zod/mini";

/** What a form's words stand for, and the faults of those that stand for nothing. */
export interface ParsedForm {
  input: unknown;
  fieldErrors?: Readonly<Record<string, string>>;
}

/**
 * Judges a form by the very schema that the server judges the call by, in its Finnish words. `read`: turns what is typed
 * as words into what the schema expects.
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
    for (const [path, fault] of Object.entries(fields)) {
      // An empty field is missing, whatever form its value ought to have.
      errors[path] = { type: "schema", message: typed[path] === "" ? messages.requiredField : fault };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
