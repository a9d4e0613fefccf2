import { messages } from "@halkopiha/domain/messages.ts";
import { validate } from "@halkopiha/domain/validation.ts";
import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, FieldValues, Resolver, ResolverResult } from "react-hook-form";
import type * as z from "zod/mini";

/**
 * Judges a form by the very schema that the server judges the call by, in its Finnish words. `asSent`: what is sent, where the
 * form holds it otherwise.
 */
export function bySchema<Typed extends FieldValues, S extends z.ZodMiniType<FieldValues>>(
  schema: S,
  asSent: (typed: Typed) => FieldValues = (typed) => typed,
): Resolver<Typed, unknown, z.output<S>> {
  return (typed, _context, options): ResolverResult<Typed, z.output<S>> => {
    const sent = asSent(typed);
    const checked = validate(schema, sent);
    if (checked.ok) return { values: checked.value, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, fault] of Object.entries(checked.fields)) {
      // An empty field is missing, whatever form its value ought to have.
      errors[path] = { type: "schema", message: sent[path] === "" ? messages.requiredField : fault };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
