import { parseIndexDefinitions } from "@halkopiha/emulator/index-definitions.ts";
import * as z from "zod/mini";

const queryScope = z.enum(["COLLECTION", "COLLECTION_GROUP"]);
const Order = z.enum(["ASCENDING", "DESCENDING"]);
const ArrayConfig = z.literal("CONTAINS");
const fieldPath = z.string().check(z.minLength(1));
const collectionGroup = z.string().check(z.minLength(1));

const IndexField = z.union([
  z.strictObject({ fieldPath, order: Order }),
  z.strictObject({ fieldPath, arrayConfig: ArrayConfig }),
]);
const Composite = z.strictObject({
  collectionGroup,
  queryScope,
  fields: z.array(IndexField).check(
    z.minLength(2),
    z.refine(
      (fields) => fields.filter((field) => "arrayConfig" in field).length <= 1,
      "an index holds at most one array",
    ),
  ),
});
const Override = z.strictObject({
  collectionGroup,
  fieldPath,
  ttl: z.optional(z.boolean()),
  indexes: z.array(
    z.union([
      z.strictObject({ queryScope, order: Order }),
      z.strictObject({ queryScope, arrayConfig: ArrayConfig }),
    ]),
  ),
});
const IndexesFile = z.strictObject({ indexes: z.array(Composite), fieldOverrides: z.array(Override) });

function findDuplicates(definitions: readonly object[]): string[] {
  const texts = definitions.map((definition) => JSON.stringify(definition));
  return texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `written twice: ${text}`);
}

/** The errors that Firestore would report for the content of a `firestore.indexes.json`. */
export function findIndexErrors(content: unknown): string[] {
  const { success, error } = IndexesFile.safeParse(content);
  if (!success) return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const { composites, overrides } = parseIndexDefinitions(content);
  return [
    ...findDuplicates(composites),
    ...findDuplicates(overrides.map(({ collectionId, field }) => ({ collectionId, field }))),
  ];
}

/** The fields with a TTL policy, as `collection.field`. */
export function listTtlFields(content: unknown): string[] {
  return IndexesFile.parse(content)
    .fieldOverrides.filter(({ ttl }) => ttl)
    .map(({ collectionGroup: collection, fieldPath: field }) => `${collection}.${field}`);
}
