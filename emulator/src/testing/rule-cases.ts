/** One operation of a case: a write, a read or a query. */
export interface CaseOperation {
  readonly method: string;
  readonly path: string;
  readonly user: string | undefined;
  readonly claims: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  readonly query: Query;
}

export interface Query {
  /** An OR of ANDs. */
  readonly where: readonly (readonly Condition[])[];
  readonly orderBy: string | undefined;
  readonly descending: boolean;
  readonly limit: number | undefined;
}

export type Condition = readonly [field: string, op: string, value: unknown];

/** The stored documents, the operations, and whether they are allowed. Several writes are one batch. */
export interface RuleCase {
  readonly title: string;
  readonly stored: readonly { readonly path: string; readonly data: Record<string, unknown> }[];
  readonly operations: readonly CaseOperation[];
  readonly allowed: boolean;
}

/** Rules and the cases that they are tested with. */
export interface RuleCases {
  readonly rules: string;
  readonly cases: readonly RuleCase[];
}

const operationLine =
  /^(\w+) (\S+) as (\w+)(?: (\{.*?\}))??(?: with (\{.*\}))?(?: where (.+?))?(?: order by (\S+)( desc)?)?(?: limit (\d+))?$/;
const storedLine = /^stored (\S+)(?: (\{.*\}))?$/;
const conditionText = /^(\S+) (==|!=|<=|>=|<|>|in|not-in|array-contains|array-contains-any) (.+)$/;

/** Parses cases: rules, then `# title`, `get /path as aino`, `==> allow`. A line with --- starts new rules. */
export function parseRuleCases(text: string): RuleCases[] {
  return text.split(/^---$/m).map((part) => {
    const [rules = "", ...cases] = part.split(/^# /m);
    return { rules: wrapRules(rules), cases: cases.map(parseCase) };
  });
}

// Rules without a `service` block are wrapped in the one for Firestore.
function wrapRules(rules: string): string {
  if (rules.includes("service ")) return rules;
  return `rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${rules} } }`;
}

function parseCase(text: string): RuleCase {
  const [title = "", ...lines] = text.split("\n").map((line) => line.trim());
  const stored: { path: string; data: Record<string, unknown> }[] = [];
  const operations: CaseOperation[] = [];
  for (const line of lines) {
    const [, path, data = "{}"] = storedLine.exec(line) ?? [];
    if (path !== undefined) stored.push({ path: path.slice(1), data: JSON.parse(data) });
    else if (line === "==> allow" || line === "==> deny") {
      return { title, stored, operations, allowed: line === "==> allow" };
    } else if (line !== "") operations.push(parseOperation(line));
  }
  throw new Error(`The case "${title}" has no verdict.`);
}

function parseOperation(line: string): CaseOperation {
  const found = operationLine.exec(line);
  if (!found) throw new Error(`Not an action: ${line}`);
  const [, method = "", path = "", user, claims = "{}", data = "{}", where, orderBy, descending, limit] =
    found;
  return {
    method,
    path: path.replace(/^\//, ""),
    user: user === "nobody" ? undefined : user,
    claims: JSON.parse(claims),
    data: JSON.parse(data),
    query: {
      where:
        where === undefined ? [] : where.split(" or ").map((part) => part.split(" and ").map(parseCondition)),
      orderBy,
      descending: descending !== undefined,
      limit: limit === undefined ? undefined : Number(limit),
    },
  };
}

function parseCondition(text: string): Condition {
  const [, field = "", op = "", value = "null"] = conditionText.exec(text) ?? [];
  return [field, op, JSON.parse(value)];
}
