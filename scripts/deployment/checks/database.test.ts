import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDatabase, DeclaredIndexes } from "./database.ts";

const declared = DeclaredIndexes.parse({
  indexes: [
    {
      collectionGroup: "users",
      queryScope: "COLLECTION",
      fields: [
        { fieldPath: "verified", order: "ASCENDING" },
        { fieldPath: "createdAt", order: "DESCENDING" },
      ],
    },
    {
      collectionGroup: "products",
      queryScope: "COLLECTION",
      fields: [
        { fieldPath: "words", arrayConfig: "CONTAINS" },
        { fieldPath: "createdAt", order: "DESCENDING" },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: "mail", fieldPath: "expiresAt", ttl: true },
    { collectionGroup: "photos", fieldPath: "bytes" },
  ],
});

const root = "projects/shop/databases/(default)/collectionGroups";
const database = { project: "shop", token: "our-token" };

interface State {
  users: string | null;
  products: string | null;
  productOrder: string;
  mail: string | null;
}
const well: State = { users: "READY", products: "READY", productOrder: "DESCENDING", mail: "ACTIVE" };

const byName = { fieldPath: "__name__", order: "DESCENDING" };
const [usersIndex, productsIndex] = declared.indexes;

/** The project's indexes as Firestore lists them, one a page. */
function listIndexes({ users, products, productOrder }: State) {
  const productFields = productsIndex?.fields.map((field) =>
    field.order ? { ...field, order: productOrder } : field,
  );
  const built = [
    users && {
      name: `${root}/users/indexes/a1`,
      state: users,
      fields: [...(usersIndex?.fields ?? []), byName],
    },
    products && {
      name: `${root}/products/indexes/b2`,
      state: products,
      fields: [...(productFields ?? []), byName],
    },
  ];
  return built
    .filter((index) => index !== null && index !== "")
    .map((index) => ({ ...Object(index), queryScope: "COLLECTION" }));
}

/** Answers as Firestore's Admin API does in a project of this state. */
async function check(change: Partial<State>, answer?: () => Response) {
  const state = { ...well, ...change };
  const findings = await checkDatabase(declared, database, async (url, init) => {
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer our-token");
    if (answer) return answer();
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toMatch(/^\/v1\/projects\/shop\/databases\/\(default\)\/collectionGroups\/-\//);
    if (pathname.endsWith("/fields"))
      return Response.json({
        fields:
          state.mail === null
            ? []
            : [{ name: `${root}/mail/fields/expiresAt`, ttlConfig: { state: state.mail } }],
      });
    const indexes = listIndexes(state);
    const page = Number(searchParams.get("pageToken") ?? 0);
    const isLast = page >= indexes.length - 1;
    return Response.json({
      indexes: indexes.slice(page, page + 1),
      ...(!isLast && { nextPageToken: `${page + 1}` }),
    });
  });
  return findings;
}

test("a database with all indexes and expiry policies is well, however many pages there are", async () => {
  expect(await check({})).toEqual([
    { ok: true, line: "All 2 indexes of firestore.indexes.json are there." },
    { ok: true, line: "All 1 expiry policies (TTL) of firestore.indexes.json are there." },
  ]);
});

test.each<[what: string, change: Partial<State>, says: RegExp]>([
  [
    "lacks an index",
    { users: null },
    /^1 of 2 indexes are missing: .*users \(verified ASCENDING, createdAt DESCENDING\)/,
  ],
  [
    "has one of another order",
    { productOrder: "ASCENDING" },
    /^1 of 2 indexes are missing: .*products \(words CONTAINS/,
  ],
  ["has no index", { users: null, products: null }, /^2 of 2 indexes are missing/],
  ["still builds one", { products: "CREATING" }, /^1 of 2 indexes are still being built: wait/],
  ["has a broken one", { users: "NEEDS_REPAIR" }, /^1 of 2 indexes need repair/],
  ["says nothing of a state that is known", { users: "STATE_UNSPECIFIED" }, /^1 of 2 indexes need repair/],
  ["lets nothing expire", { mail: null }, /^1 of 1 expiry policies \(TTL\) are missing: .*mail\.expiresAt/],
  [
    "still begins to let mails expire",
    { mail: "CREATING" },
    /^1 of 1 expiry policies \(TTL\) are still being built/,
  ],
  ["cannot let mails expire", { mail: "NEEDS_REPAIR" }, /^1 of 1 expiry policies \(TTL\) need repair/],
])("a database that %s is told of", async (_what, change, says) => {
  const faults = (await check(change)).filter(({ ok }) => !ok);
  expect(faults).toEqual([{ ok: false, line: expect.stringMatching(says) }]);
});

test.each([
  [
    "who may not read it",
    () => Response.json({ error: { message: "Permission denied" } }, { status: 403 }),
    "Permission denied",
  ],
  [
    "when it answers nothing that can be read",
    () => new Response("<html>", { status: 502 }),
    "Firestore answers 502",
  ],
])("a check by somebody %s says why", async (_who, answer, reason) => {
  expect(await check({}, answer)).toEqual([
    { ok: false, line: `Cannot check the indexes: ${reason}` },
    { ok: false, line: `Cannot check the expiry policies: ${reason}` },
  ]);
});

test("an answer of another form is no database that is well", async () => {
  const lines = await check({}, () => Response.json({ indexes: "none", fields: 7 }));
  expect(lines.every(({ ok }) => !ok)).toBe(true);
});

test("what is deployed can be compared", () => {
  const file = new URL("../../../firestore.indexes.json", import.meta.url);
  const { indexes, fieldOverrides } = DeclaredIndexes.parse(JSON.parse(readFileSync(file, "utf8")));
  expect(indexes.length).toBeGreaterThan(100);
  expect(fieldOverrides.filter(({ ttl }) => ttl).length).toBeGreaterThan(10);
});
