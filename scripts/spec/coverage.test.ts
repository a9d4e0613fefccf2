import { expect, test } from "vitest";
import { checkCoverage } from "./coverage.ts";
import { parseReport } from "./reports.ts";
import { findTests } from "./titles.ts";

const file = "e2e/buyer/cart.test.ts";
const sources = findTests(
  file,
  `describe.each(screens)("on a %s", () => {
     test("a buyer orders", f);
     test.each(words)("'$word' is rejected", f);
   });
   test.each(words)("%s is kept", f);`,
);

/** A run in which these tests of the file passed, except those with another status. */
function run(...tests: (readonly [titles: string, status?: string])[]) {
  return tests.map(([titles, status = "passed"]) => ({
    file,
    titles: titles.split(" > "),
    status,
    message: "",
  }));
}

/** The problems of a claim that references these tests. */
function findProblems(names: readonly string[], results: ReturnType<typeof run> | null, path = file) {
  const tests = names.map((title) => ({ file: path, title }));
  return checkCoverage([{ paragraph: "§2", says: "Buyers order.", tests }], sources, results).flatMap(
    ({ problems }) => problems,
  );
}

const bothSizes = run(["on a phone > a buyer orders"], ["on a desk > a buyer orders"]);

test("a claim without a test is not shown", () => {
  expect(findProblems([], null)).toEqual(["no test covers it"]);
});

test.each(["a buyer orders", "on a %s > a buyer orders", "on a phone > a buyer orders"])(
  "a test is named with or without its groups, as it is written or as it runs: %s",
  (name) => {
    expect(findProblems([name], null)).toEqual([]);
    expect(findProblems([name], bothSizes)).toEqual([]);
  },
);

test.each(["a buyer order", "a phone > a buyer orders", "on a phone", "a seller > a buyer orders"])(
  "a test that is not in the sources is a fault: %s",
  (name) => {
    expect(findProblems([name], null)).toEqual([`there is no test "${file} > ${name}"`]);
    expect(findProblems([name], bothSizes)).toHaveLength(1);
  },
);

test("a placeholder of Vitest is no name of a template literal of Playwright", () => {
  const tests = findTests(file, "test(`\u0024{word} is kept`, f);");
  const findFaults = (title: string) =>
    checkCoverage([{ paragraph: "§2", says: "Words.", tests: [{ file, title }] }], tests, null)[0]?.problems;
  expect(findFaults("… is kept")).toEqual([]);
  expect(findFaults("wood is kept")).toEqual([]);
  expect(findFaults("%s is kept")).toHaveLength(1);
  expect(findFaults("$word is kept")).toHaveLength(1);
});

test("a test of another file is not meant", () => {
  expect(findProblems(["a buyer orders"], bothSizes, "e2e/other.test.ts")).toHaveLength(1);
});

test("a test that did not run, or ran for none of its rows, is a fault", () => {
  expect(findProblems(["a buyer orders"], [])).toEqual([`"${file} > a buyer orders" did not run`]);
  expect(findProblems(["on a phone > a buyer orders"], run(["on a desk > a buyer orders"]))).toHaveLength(1);
  expect(findProblems(["'$word' is rejected"], bothSizes)).toHaveLength(1);
});

test.each(["failed", "skipped", "pending", "todo"])(
  "a test that is %s at one of two sizes is a fault",
  (status) => {
    const results = run(["on a phone > a buyer orders"], ["on a desk > a buyer orders", status]);
    expect(findProblems(["a buyer orders"], results)).toEqual([`"${file} > a buyer orders" is ${status}`]);
    expect(findProblems(["on a phone > a buyer orders"], results)).toEqual([]);
  },
);

test("of a table one row is named by its words, and all of them by the title as it is written", () => {
  const results = run(["wood is kept"], ["on a phone > 'x' is rejected"], ["stone is kept", "failed"]);
  expect(findProblems(["wood is kept"], results)).toEqual([]);
  expect(findProblems(["%s is kept"], results)).toEqual([`"${file} > %s is kept" is failed`]);
  expect(findProblems(["water is kept"], results)).toHaveLength(1);
  expect(findProblems(["'$word' is rejected"], results)).toEqual([]);
});

test("a title that is filled in whole means its own rows and no other test's", () => {
  const tests = findTests(file, 'test.each(words)("$word", f); test("a buyer pays", f);');
  const claims = [{ paragraph: "§2", says: "Words.", tests: [{ file, title: "$word" }] }];
  const problems = (results: ReturnType<typeof run>) => checkCoverage(claims, tests, results)[0]?.problems;
  expect(problems(run(["wood"], ["a buyer pays", "failed"]))).toEqual([]);
  expect(problems(run(["wood", "failed"], ["a buyer pays"]))).toHaveLength(1);
});

test("every missing test of a claim is reported", () => {
  expect(findProblems(["a buyer orders", "no such test", "nor this"], null)).toHaveLength(2);
});

test("results are read from a report of Vitest, with paths from the root", () => {
  const assertionResults = [{ ancestorTitles: ["on a phone"], title: "a buyer orders", status: "passed" }];
  const report = JSON.stringify({ testResults: [{ name: `/house/${file}`, assertionResults }] });
  expect(parseReport(report, "/house")).toEqual(run(["on a phone > a buyer orders"]));
});

test("a file that failed as a whole, such as by its imports, is a failed result", () => {
  const testResults = [
    { name: `/house/${file}`, status: "failed", message: "No import", assertionResults: [] },
  ];
  expect(parseReport(JSON.stringify({ testResults }), "/house")).toEqual([
    { file, titles: [], status: "failed", message: "No import" },
  ]);
});
