import { expect, test } from "vitest";
import * as z from "zod/mini";
import { restoreEntity } from "./entity-draft.ts";

const Region = z.object({ _id: z.string(), name: z.string(), zoom: z.number() });
type Region = z.infer<typeof Region>;
const Values = z.object({ name: z.string(), zoom: z.string() });
type Values = z.infer<typeof Values>;

const stored: Region = { _id: "kainuu", name: "Kainuu", zoom: 9 };
const opened: Region = { ...stored, zoom: 8 };
const empty: Values = { name: "", zoom: "" };
const options = (entity: Region | undefined) => ({
  kind: "region",
  entity,
  schema: Region,
  toValues: ({ name, zoom }: Region): Values => ({ name, zoom: `${zoom}` }),
  valuesSchema: Values,
  empty,
});

test("without a draft, a form opens with the stored entity", () => {
  const values = { name: "Kainuu", zoom: "9" };
  expect(restoreEntity(null, options(stored))).toEqual({ opened: stored, saved: values, values });
});

test("§4 a draft is restored with the version that it changes, so that an edit conflict is found", () => {
  expect(
    restoreEntity({ of: "region:kainuu", opened, changes: { name: "Kajaani" } }, options(stored)),
  ).toEqual({
    opened,
    saved: { name: "Kainuu", zoom: "8" },
    values: { name: "Kajaani", zoom: "8" },
  });
});

test("the draft of a new entity is restored", () => {
  expect(
    restoreEntity({ of: "region:", opened: null, changes: { name: "Kajaani" } }, options(undefined)),
  ).toEqual({
    opened: undefined,
    saved: empty,
    values: { name: "Kajaani", zoom: "" },
  });
});

test.each([
  ["another entity", { of: "region:lappi", opened, changes: { name: "Kajaani" } }],
  ["another version of the app", { of: "region:kainuu", opened, changes: { name: 5 } }],
])("the draft of %s is not restored", (_what, draft) => {
  expect(restoreEntity(draft, options(stored))).toEqual(restoreEntity(null, options(stored)));
});
