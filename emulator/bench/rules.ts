import { readFileSync } from "node:fs";
import type { AccessCheck, Operation } from "../src/call/access-check.ts";
import { FirestoreRulesEvaluator } from "../src/security-rules/firestore/firestore-rules-evaluator.ts";
import { areUsable, formatIssue } from "../src/security-rules/language/syntax/issue.ts";
import { Source } from "../src/security-rules/language/syntax/source.ts";
import { prepareQuery } from "../src/store/queries/prepared-query.ts";
import { buildQuery } from "../src/testing/databases.ts";
import { bool, createStoredDocument, int, map, str, time } from "../src/testing/values.ts";

// Measures how long the evaluation of one request takes, without transport: node bench/rules.ts firestore.rules

const warmUp = 3000;
const rounds = 5000;
const database = "projects/p/databases/(default)";
const now = 1_700_000_000_000_000n;

const user = createStoredDocument("users/aino", {
  role: str("user"),
  userAccount: map({ isActive: bool(true) }),
});
const order = (status: string, updatedAt: number) => {
  const fields = { seller: map({ _id: str("aino") }), status: str(status), price: int(1200) };
  return createStoredDocument("orders/o", { ...fields, updatedAt: time(updatedAt) });
};
const ordersOfAino = prepareQuery(
  buildQuery("orders", { where: { op: "==", field: ["seller", "_id"], value: str("aino") }, limit: 25 }),
);
const typical: readonly (readonly [what: string, allowed: boolean, access: Operation])[] = [
  ["get of one's own document", true, { method: "get", path: user.path, stored: user }],
  ["list of one's own orders", true, { method: "list", query: ordersOfAino }],
  ["update of an order's status", true, update("in progress")],
  ["denied update of two states at once", false, update("delivered")],
  ["denied get of another's document", false, { method: "get", path: ["users", "ville"], stored: user }],
  ["denied get of what no rule covers", false, { method: "get", path: ["pincodes", "1"], stored: undefined }],
];

function update(status: string): Operation {
  const stored = order("recieved", 5);
  return { method: "update", path: stored.path, stored, next: order(status, Number(now)) };
}

/** Median and 99th percentile of the duration, in microseconds. */
function measure(action: () => void): { median: number; p99: number } {
  for (let n = 0; n < warmUp; n++) action();
  const times = Array.from({ length: rounds }, () => {
    const started = process.hrtime.bigint();
    action();
    return Number(process.hrtime.bigint() - started) / 1000;
  }).sort((a, b) => a - b);
  return { median: times[rounds / 2] ?? 0, p99: times[Math.floor(rounds * 0.99)] ?? 0 };
}

function createAccessCheck(access: Operation): AccessCheck {
  const lookup = (key: string) => (key === user.key ? user : undefined);
  return {
    caller: { kind: "user", uid: "aino", token: { sub: "aino", role: "user", firebase: { identities: {} } } },
    ...{ database, time: now, operations: [access], before: lookup, after: lookup },
  };
}

function isAllowed(evaluator: FirestoreRulesEvaluator, check: AccessCheck): boolean {
  try {
    evaluator.checkAccess(check);
    return true;
  } catch {
    return false;
  }
}

function main(file: string): void {
  const source = new Source(readFileSync(file, "utf8"), file);
  const evaluator = new FirestoreRulesEvaluator();
  const issues = evaluator.install("p", source);
  for (const issue of issues) console.info(`${file} ${issue.severity} ${formatIssue(source, issue)}`);
  if (!areUsable(issues)) process.exit(1);
  const compiling = measure(() => evaluator.install("p", source));
  console.info(`${compiling.median.toFixed(1).padStart(8)} µs  compiling ${file}`);
  for (const [what, expected, access] of typical) {
    const check = createAccessCheck(access);
    const { median, p99 } = measure(() => isAllowed(evaluator, check));
    const surprise = isAllowed(evaluator, check) === expected ? "" : "  — these rules decide otherwise";
    console.info(`${median.toFixed(1).padStart(8)} µs  ${what} (99 %: ${p99.toFixed(1)})${surprise}`);
  }
}

main(process.argv[2] ?? "firestore.rules");
