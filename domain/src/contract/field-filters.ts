import * as z from "zod/mini";

/** Accepts digits only: `Number` also reads `0x18` and `2.4e1`. */
const NumberText = z.pipe(
  z.string().check(z.regex(/^-?[0-9]+([.][0-9]+)?$/, "Anna luku.")),
  z.transform((text): unknown => Number(text)),
);
const BooleanText = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text) => text === "true"),
);

/** The schema of a field's value in a query; null for objects and lists, which are not filtered by. */
function toFilter(field: z.core.$ZodType): z.ZodMiniType | null {
  if (field instanceof z.ZodMiniNullable || field instanceof z.ZodMiniOptional)
    return toFilter(field.def.innerType);
  if (field instanceof z.ZodMiniBoolean) return BooleanText;
  if (field instanceof z.ZodMiniNumber) return z.pipe(NumberText, field);
  return field instanceof z.ZodMiniString || field instanceof z.ZodMiniEnum ? field : null;
}

/** The query that filters a list by the fields of its entities: every field that is a text, a number or a truth value. */
export function toFieldFilters(
  entity: z.ZodMiniObject,
): z.ZodMiniObject<Record<string, z.ZodMiniOptional<z.ZodMiniType>>> {
  const filters = Object.entries(entity.shape).flatMap(([name, field]) => {
    const filter = toFilter(field);
    return filter ? [[name, z.optional(filter)] as const] : [];
  });
  return z.object(Object.fromEntries(filters));
}

/** Whether an entity has the values that a query of `toFieldFilters` asks for. */
export const matchesFilters = (
  entity: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): boolean => Object.entries(query).every(([name, value]) => value === undefined || entity[name] === value);

/** Filtered lists are not cached: invented values would fill the CDN, each with the same empty list. */
export const cacheOnlyWhole = (given: ReadonlySet<string>): readonly string[] => [...given];
