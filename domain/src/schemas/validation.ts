import type * as z from "zod/mini";
import { messages } from "../messages.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function formatSizeMessage(issue: Extract<Issue, { code: "too_big" | "too_small" }>): string {
  const bound = issue.code === "too_big" ? issue.maximum : issue.minimum;
  const word = issue.code === "too_big" ? "enintään" : "vähintään";
  switch (issue.origin) {
    case "string":
      return `Pituus saa olla ${word} ${bound} merkkiä.`;
    case "array":
      return `Kohtia saa olla ${word} ${bound}.`;
    default:
      return `Arvon tulee olla ${word} ${bound}.`;
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
