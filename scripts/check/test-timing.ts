import { readFileSync } from "node:fs";
import { parseSync, Visitor, type VisitorObject } from "oxc-parser";

// Tests must pass on a slow machine: none measures time or memory, none sleeps, and a timeout ends only what hangs.

type Node<Kind extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Kind]>>[0];
type Call = Node<"CallExpression">;
type Expression = Call["callee"] | Call["arguments"][number];
type Value = Expression | Node<"Property">["value"];

/** Milliseconds below which a timeout may end a correct test on a slow machine. */
const minTimeout = 60_000;

/** Files in which an error that begins with `error` is right, and why. */
const allowed: readonly { file: string; error: string; why: string }[] = [
  {
    file: "functions/hostile/frozen-firestore.test.ts",
    error: "sleeps",
    why: "the time for which Firestore stands still is the failure",
  },
  {
    file: "functions/hostile/holes/held-requests.test.ts",
    error: "sleeps",
    why: "the time for which a request is kept open is the attack; nothing is asserted of it",
  },
  {
    file: "functions/hostile/killed-functions.test.ts",
    error: "sleeps",
    why: "kills the functions at different moments, of which none is asserted",
  },
  {
    file: "functions/hostile/registration-failures.test.ts",
    error: "sleeps",
    why: "kills the functions at different moments, of which none is asserted",
  },
  {
    file: "web/src/app/layout/MessageBanner.browser.test.tsx",
    error: "measures with performance.now",
    why: "replaces the page's clock",
  },
];

/** Benchmarks and pictures of the app, which are no tests. */
const notTests = /^e2e\/(?:panel|screenshots|lighthouse)\//;
const testCode =
  /\.test\.tsx?$|^(?:e2e|rules|functions\/test|functions\/hostile)\/|\/testing\/|(?:^|\/)(?:vitest|playwright)\.config\.ts$/;

/** Whether a file is a test, what tests share, or a test runner's configuration. */
export const isTestCode = (file: string) => testCode.test(file) && !notTests.test(file);

const timeoutKeys =
  /^(?:timeout|(?:test|hook|teardown|action|navigation|global|connect|expect|poll)Timeout)$/;
const hooks = new Set(["test", "it", "beforeAll", "afterAll", "beforeEach", "afterEach"]);
const timeoutSetters = new Set([
  "AbortSignal.timeout",
  "test.setTimeout",
  "context.setDefaultTimeout",
  "page.setDefaultTimeout",
]);
const measurements = new Set([
  ...["performance.now", "performance.measure", "performance.mark", "process.hrtime", "process.cpuUsage"],
  ...["process.memoryUsage", "process.resourceUsage"],
]);

/** `a.b.c` of an expression; empty for others. */
function nameOf(node: Expression): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  const object = nameOf(node.object);
  return object && `${object}.${node.property.name}`;
}

/** The called function without what wraps it: `test` of `test.each(rows)(…)`. */
function rootOf(node: Expression): string {
  if (node.type === "CallExpression") return rootOf(node.callee);
  return node.type === "MemberExpression" ? rootOf(node.object) : nameOf(node);
}

class TimingErrors {
  readonly #constants = new Map<string, number>();
  /** Variables with the time at which they were set. */
  readonly #moments = new Set<string>();
  readonly #errors: string[] = [];
  readonly #file: string;
  readonly #source: string;

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
  }

  find(): string[] {
    const { program } = parseSync(this.#file, this.#source);
    new Visitor({ VariableDeclarator: (node) => this.#rememberVariable(node) }).visit(program);
    new Visitor({
      VariableDeclarator: ({ id, init, start }) => {
        if (id.type === "Identifier" && /timeout$/i.test(id.name)) this.#checkTimeout(init, start);
      },
      Property: ({ key, value, start }) => {
        if (key.type === "Identifier" && timeoutKeys.test(key.name)) this.#checkTimeout(value, start);
      },
      ImportDeclaration: ({ source, specifiers, start }) => {
        const names = specifiers.map(({ local, ...rest }) =>
          "imported" in rest && rest.imported.type === "Identifier" ? rest.imported.name : local.name,
        );
        if (/^(?:node:)?timers\/promises$/.test(source.value) && names.includes("setTimeout"))
          this.#report(start, "sleeps; wait for a signal");
      },
      MemberExpression: (node) => {
        const name = nameOf(node);
        if (measurements.has(name)) this.#report(node.start, `measures with ${name}; count operations`);
      },
      BinaryExpression: ({ operator, right, start }) => {
        if (operator === "-" && right.type === "Identifier" && this.#moments.has(right.name))
          this.#report(start, "computes elapsed time; count operations");
      },
      CallExpression: (node) => this.#checkCall(node),
    }).visit(program);
    return this.#errors;
  }

  #report(start: number, text: string): void {
    const line = this.#source.slice(0, start).split("\n").length;
    this.#errors.push(`${this.#file}:${line}: ${text}`);
  }

  #rememberVariable({ id, init }: Node<"VariableDeclarator">): void {
    if (id.type !== "Identifier" || !init) return;
    const value = this.#evaluate(init);
    if (value !== undefined) this.#constants.set(id.name, value);
    if (init.type === "CallExpression" && nameOf(init.callee) === "Date.now") this.#moments.add(id.name);
  }

  /** The value of a number, a constant or a product; undefined when it is not known. */
  #evaluate(node: Value): number | undefined {
    if (node.type === "Literal") return typeof node.value === "number" ? node.value : undefined;
    if (node.type === "Identifier") return this.#constants.get(node.name);
    if (node.type !== "BinaryExpression" || node.operator !== "*") return undefined;
    const [left, right] = [this.#evaluate(node.left), this.#evaluate(node.right)];
    return left === undefined || right === undefined ? undefined : left * right;
  }

  #checkTimeout(node: Value | null | undefined, start: number): void {
    const value = node ? this.#evaluate(node) : undefined;
    if (value !== undefined && value > 0 && value < minTimeout)
      this.#report(start, `a timeout of ${value} ms, less than ${minTimeout}`);
  }

  #checkCall({ callee, arguments: given, start }: Call): void {
    const name = nameOf(callee);
    const last = name.split(".").at(-1);
    if (last === "waitForTimeout") this.#report(start, "sleeps; wait for a signal");
    if (name === "setTimeout" && given.length > 1) this.#checkTimer(given[1], start);
    if (timeoutSetters.has(name)) this.#checkTimeout(given[0], start);
    if (hooks.has(rootOf(callee)) && given.length > 1) this.#checkTimeout(given.at(-1), start);
    if ((name === "vi.waitFor" || name === "vi.waitUntil") && given.length < 2)
      this.#report(start, `${name} waits for a second only; use expect.poll`);
    if (
      name === "expect" &&
      given[0] &&
      this.#source.slice(given[0].start, given[0].end).includes("Date.now()")
    )
      this.#report(start, "asserts on the time; count operations");
  }

  /** A timer is a sleep, unless it starts a new task or ends what hangs. */
  #checkTimer(delay: Call["arguments"][number] | undefined, start: number): void {
    const value = delay && this.#evaluate(delay);
    if (value !== 0 && (value === undefined || value < minTimeout))
      this.#report(start, "sleeps; wait for a signal");
  }
}

/** What in a source depends on the speed of the machine, one line each. */
export function findTimingErrors(file: string, source: string): string[] {
  return new TimingErrors(file, source).find();
}

/** What in the tests depends on the speed of the machine, and exceptions that are not needed any more. */
export function findMachineDependence(files: readonly string[]): string[] {
  const errors = files
    .filter(isTestCode)
    .flatMap((file) => findTimingErrors(file, readFileSync(file, "utf8")));
  const isOf = (line: string, { file, error }: (typeof allowed)[number]) =>
    line.startsWith(`${file}:`) && line.includes(`: ${error}`);
  return [
    ...errors.filter((line) => !allowed.some((exception) => isOf(line, exception))),
    ...allowed
      .filter((exception) => !errors.some((line) => isOf(line, exception)))
      .map(({ file }) => `scripts/check/test-timing.ts: ${file} needs no exception`),
  ];
}
