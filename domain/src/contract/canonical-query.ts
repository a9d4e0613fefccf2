import * as z from "zod/mini";
import type { Call } from "./call.ts";

/** The schemas of a call's query parameters, in the order of its schema. */
export const getQueryFields = ({ query }: Pick<Call, "query">): Readonly<Record<string, z.core.$ZodType>> =>
  query instanceof z.ZodMiniObject ? query.shape : {};

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

/** How a parameter is written after it is parsed; empty if it means nothing or is invalid. */
function normalize(schema: z.core.$ZodType, value: string | undefined): string {
  const parsed = z.safeParse(schema, value);
  return parsed.success && parsed.data !== undefined ? toText(parsed.data) : "";
}

/**
 * The names and values of a query as they are written in the one URL that is cached: parsed, in the order of the schema, without defaults and
 * without names that do not change the answer. Two queries with the same answer differ at most in the letter case of a search text.
 */
export function toCanonicalQuery(call: Call, sent: Readonly<Record<string, string>>): [string, string][] {
  const given = Object.entries(getQueryFields(call)).flatMap(([name, schema]): [string, string][] => {
    const text = normalize(schema, sent[name] || undefined);
    return text === "" || text === normalize(schema, undefined) ? [] : [[name, text]];
  });
  const uncached = call.findUncachedQuery?.(new Set(given.map(([name]) => name))) ?? [];
  return given.filter(([name]) => !uncached.includes(name));
}
