import type * as z from "zod/mini";
import { messages } from "../messages.ts";
import { formatNumber } from "../money/number.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function formatSizeMessage(issue: Extract<Issue, { code: "too_big" | "too_small" }>): string {
  const isTooBig = issue.code === "too_big";
  const bound = Number(isTooBig ? issue.maximum : issue.minimum);
  const limit = `${isTooBig ? "enintään" : "vähintään"} ${formatNumber(bound)}`;
  switch (issue.origin) {
    case "string":
      return `${isTooBig ? "Pituus saa" : "Pituuden tulee"} olla ${limit} ${bound === 1 ? "merkki" : "merkkiä"}.`;
    case "array":
      return `Kohtia ${isTooBig ? "saa" : "tulee"} olla ${limit}.`;
    default:
      return `Arvon tulee olla ${limit}.`;
  }
}

/** The Finnish message of a validation issue for which the schema has no message of its own. */
const finnishErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return messages.requiredField;
      return issue.expected === "int" ? "Arvon tulee olla kokonaisluku." : "Arvo on väärää tyyppiä.";
    case "invalid_value":
    case "invalid_union":
      return issue.input === undefined || issue.input === ""
        ? messages.requiredField
        : "Valitse jokin vaihtoehdoista.";
    case "too_big":
    case "too_small":
      return formatSizeMessage(issue);
    default:
      return "Arvo on väärää muotoa.";
  }
};

export type ValidationResult<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

/**
 * Parses untrusted input and drops unknown fields. The errors contain the first message of each invalid field in Finnish, keyed by its
 * dotted path (`body` for the whole).
 */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): ValidationResult<z.output<S>> {
  const parsed = schema.safeParse(input, { error: finnishErrorMap });
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return { ok: false, fields };
}
