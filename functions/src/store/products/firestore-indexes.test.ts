import { readFileSync } from "node:fs";
import { equalityFields } from "@halkopiha/domain/search/plan/plan.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const Indexes = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), fields: z.array(z.object({ fieldPath: z.string() })) }),
  ),
});

/** The indexed pairs of fields of products. */
const pairs = new Set(
  Indexes.parse(
    JSON.parse(readFileSync(new URL("../../../../firestore.indexes.json", import.meta.url), "utf8")),
  )
    .indexes.filter(({ collectionGroup }) => collectionGroup === "products")
    .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(" ")),
);

test.each(equalityFields.filter((field) => field !== "user_id"))(
  "what is filtered by %s has an index in every order",
  (field) => {
    for (const order of ["createdAt", "sortPrice", "sortHeat"]) expect(pairs).toContain(`${field} ${order}`);
  },
);
