import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteApp, initializeApp } from "firebase/app";
import * as web from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CaseOperation, type Condition, parseRuleCases, type Query } from "../../testing/rule-cases.ts";
import { startWithAdmin } from "../../testing/servers.ts";

const folder = fileURLToPath(new URL("./cases/", import.meta.url));
const clients = new Map<string, web.Firestore>();
let running: Awaited<ReturnType<typeof startWithAdmin>>;

beforeAll(async () => {
  web.setLogLevel("silent");
  running = await startWithAdmin();
});
afterAll(async () => {
  for (const client of clients.values()) {
    await web.terminate(client);
    await deleteApp(client.app);
  }
  await running.stop();
});

describe.each(readdirSync(folder))("%s", (file) => {
  const groups = parseRuleCases(readFileSync(folder + file, "utf8"));
  describe.each(groups.map(({ rules, cases }, index) => ({ rules, cases, index })))(
    "$index",
    ({ rules, cases }) => {
      let environment: RulesTestEnvironment;
      beforeAll(async () => {
        const [host = "", port] = running.host.split(":");
        const firestore = { host, port: Number(port), rules };
        environment = await initializeTestEnvironment({ projectId: running.project, firestore });
      });

      test.each([...cases])("$title", async ({ stored, operations, allowed }) => {
        await environment.clearFirestore();
        for (const { path, data } of stored) await running.db.doc(path).set(data);
        const denied = { code: "permission-denied" };
        for (const attempt of createAttempts(operations)) {
          if (allowed) await attempt();
          else await expect(attempt()).rejects.toMatchObject(denied);
        }
      });
    },
  );
});

/** The different SDK calls for the same operation; all must give the same result. */
function createAttempts(actions: readonly CaseOperation[]): (() => Promise<unknown>)[] {
  const [action] = actions;
  if (!action) return [];
  const db = getClient(action);
  switch (action.method) {
    case "get":
      return [
        () => web.getDoc(web.doc(db, action.path)),
        () => web.runTransaction(db, (transaction) => transaction.get(web.doc(db, action.path))),
      ];
    case "list":
      return [() => web.getDocs(toQuery(db, action)), () => web.getCountFromServer(toQuery(db, action))];
    default:
      return [() => writeAll(db, actions)];
  }
}

function getClient({ user, claims }: CaseOperation): web.Firestore {
  const key = `${user} ${JSON.stringify(claims)}`;
  const known = clients.get(key);
  if (known) return known;
  const client = web.getFirestore(initializeApp({ projectId: running.project, apiKey: "demo" }, key));
  const [host = "", port] = running.host.split(":");
  const mockUserToken = user === undefined ? {} : { mockUserToken: { ...claims, sub: user } };
  web.connectFirestoreEmulator(client, host, Number(port), mockUserToken);
  clients.set(key, client);
  return client;
}

function toQuery(db: web.Firestore, { path, query }: CaseOperation): web.Query {
  const group = path.startsWith("**/");
  const base = group ? web.collectionGroup(db, path.slice(3)) : web.collection(db, path);
  const { orderBy, descending, limit } = query;
  return web.query(
    base,
    toFilter(query),
    ...(orderBy === undefined ? [] : [web.orderBy(orderBy, descending ? "desc" : "asc")]),
    ...(limit === undefined ? [] : [web.limit(limit)]),
  );
}

function toFilter({ where }: Query): web.QueryCompositeFilterConstraint {
  return web.or(...where.map((conditions) => web.and(...conditions.map(toCondition))));
}

function toCondition([field, op, value]: Condition): web.QueryFieldFilterConstraint {
  return web.where(field === "__name__" ? web.documentId() : field, toOperator(op), value);
}

function toOperator(text: string): web.WhereFilterOp {
  const operators = [
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "in",
    "not-in",
    "array-contains",
    "array-contains-any",
  ] as const;
  return operators.find((operator) => operator === text) ?? "==";
}

function writeAll(db: web.Firestore, actions: readonly CaseOperation[]): Promise<void> {
  const batch = web.writeBatch(db);
  for (const { method, path, data } of actions) {
    const reference = web.doc(db, path);
    if (method === "delete") batch.delete(reference);
    else if (method === "update") batch.update(reference, toFields(data));
    else batch.set(reference, toFields(data));
  }
  return batch.commit();
}

// JSON cannot express the SDK's field values, so cases write them as strings that begin with `@`.
function toFields(data: Record<string, unknown>): web.WithFieldValue<web.DocumentData> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (value === "@now") return [key, web.serverTimestamp()];
      if (value === "@delete") return [key, web.deleteField()];
      return [key, value === "@one more" ? web.increment(1) : value];
    }),
  );
}
