import * as z from "zod/mini";
import { decide, type Finding } from "./finding.ts";
import type { Fetch } from "./site.ts";

// Whether Firestore has built the indexes and expiry policies of `firestore.indexes.json`, which the deployment only asks for. Needs credentials.

const IndexField = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});

/** What `firestore.indexes.json` declares, as far as it is compared. */
export const DeclaredIndexes = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(IndexField) }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.optional(z.boolean()) }),
  ),
});
export type DeclaredIndexes = z.infer<typeof DeclaredIndexes>;

const IndexPage = z.object({
  indexes: z._default(
    z.array(
      z.object({ name: z.string(), queryScope: z.string(), fields: z.array(IndexField), state: z.string() }),
    ),
    [],
  ),
  nextPageToken: z.optional(z.string()),
});

const FieldPage = z.object({
  fields: z._default(
    z.array(z.object({ name: z.string(), ttlConfig: z.optional(z.object({ state: z.string() })) })),
    [],
  ),
  nextPageToken: z.optional(z.string()),
});

const Rejected = z.object({ error: z.object({ message: z.string() }) });

/** The name of an index in a finding, equal for the declared and the built one: Firestore adds the document's name as the last field. */
function nameIndex(collection: string, scope: string, fields: readonly z.infer<typeof IndexField>[]): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== "__name__")
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ""}`.trim());
  return `${collection} (${[...(scope === "COLLECTION" ? [] : [scope]), ...named].join(", ")})`;
}

/** The collection in a resource name such as `projects/p/databases/(default)/collectionGroups/users/indexes/x`. */
const readCollection = (name: string): string => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? "";

/** A project's database with the token of somebody who may read its settings. */
export interface Database {
  project: string;
  token: string;
}

/** Reads all pages of a list of Firestore's Admin API. @throws Error with the API's reason */
async function readAll<Page extends { nextPageToken?: string | undefined }>(
  { project, token }: Database,
  list: string,
  parse: (body: unknown) => Page,
  fetch: Fetch,
): Promise<Page[]> {
  const pages: Page[] = [];
  let pageToken: string | undefined;
  do {
    const base = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-`;
    const query = pageToken === undefined ? "" : `&pageToken=${encodeURIComponent(pageToken)}`;
    const headers = { authorization: `Bearer ${token}`, "x-goog-user-project": project };
    const response = await fetch(`${base}/${list}${query}`, { headers });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok)
      throw new Error(Rejected.safeParse(body).data?.error.message ?? `Firestore answers ${response.status}`);
    const page = parse(body);
    pages.push(page);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return pages;
}

/** At most three names, and how many more there are. */
const listNames = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");

interface Wanted {
  /** What is wanted, in the plural. */
  what: string;
  names: readonly string[];
  /** The state of each that there is. */
  states: ReadonlyMap<string, string>;
  /** The state in which it works. */
  good: string;
}

function describe({ what, names, states, good }: Wanted): Finding {
  const missing = names.filter((name) => !states.has(name));
  const building = names.filter((name) => states.get(name) === "CREATING");
  const broken = names.filter(
    (name) => states.has(name) && ![good, "CREATING"].includes(states.get(name) ?? ""),
  );
  const [some = [], advice = ""] =
    [
      [missing, "are missing: run npx firebase deploy --only firestore"] as const,
      [
        broken,
        "need repair: delete them in the Firestore console and run npx firebase deploy --only firestore",
      ] as const,
      [building, "are still being built: wait, and check again"] as const,
    ].find(([found]) => found.length > 0) ?? [];
  return decide(
    some.length === 0,
    `All ${names.length} ${what} of firestore.indexes.json are there.`,
    `${some.length} of ${names.length} ${what} ${advice}. They are: ${listNames(some)}.`,
  );
}

async function checkIndexes(declared: DeclaredIndexes, database: Database, fetch: Fetch): Promise<Finding> {
  const pages = await readAll(database, "indexes?pageSize=300", (body) => IndexPage.parse(body), fetch);
  const built = pages.flatMap(({ indexes }) => indexes);
  return describe({
    what: "indexes",
    names: declared.indexes.map(({ collectionGroup, queryScope, fields }) =>
      nameIndex(collectionGroup, queryScope, fields),
    ),
    states: new Map(
      built.map(({ name, queryScope, fields, state }) => [
        nameIndex(readCollection(name), queryScope, fields),
        state,
      ]),
    ),
    good: "READY",
  });
}

async function checkExpiry(declared: DeclaredIndexes, database: Database, fetch: Fetch): Promise<Finding> {
  const list = `fields?pageSize=300&filter=${encodeURIComponent("ttlConfig:*")}`;
  const pages = await readAll(database, list, (body) => FieldPage.parse(body), fetch);
  const states = new Map<string, string>();
  for (const { name, ttlConfig } of pages.flatMap(({ fields }) => fields))
    if (ttlConfig) states.set(`${readCollection(name)}.${name.split("/").at(-1)}`, ttlConfig.state);
  return describe({
    what: "expiry policies (TTL)",
    names: declared.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
    states,
    good: "ACTIVE",
  });
}

/** Reports a list that could not be read as a fault. */
const attempt = (what: string, check: Promise<Finding>): Promise<Finding> =>
  check.catch((error: unknown) => ({
    ok: false,
    line: `Cannot check ${what}: ${error instanceof Error ? error.message : String(error)}`,
  }));

/** What is to be said of a deployed database, compared with `firestore.indexes.json`. */
export function checkDatabase(
  declared: DeclaredIndexes,
  database: Database,
  fetch: Fetch,
): Promise<Finding[]> {
  return Promise.all([
    attempt("the indexes", checkIndexes(declared, database, fetch)),
    attempt("the expiry policies", checkExpiry(declared, database, fetch)),
  ]);
}
