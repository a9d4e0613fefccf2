import { expect, test } from "vitest";
import { findNamedFiles, findRequirementErrors, parseRequirements } from "./asvs.ts";

const text = [
  "| level | met | not met | n/a | all |",
  "| --- | --- | --- | --- | --- |",
  "| 1 | 1 | 0 | 1 | 2 |",
  "| 2 | 0 | 1 | 0 | 1 |",
  "| 1 and 2 | 1 | 1 | 1 | 3 |",
  "- 6.3.3 a second factor",
  "| no. | requirement | level | state | shown by |",
  "| --- | --- | --- | --- | --- |",
  "| 1.2.5 | no commands | 1 | n/a | the functions start no process |",
  "| 3.4.1 | HSTS | 1 | met | `functions/test/https.test.ts`, `firebase.json` |",
  "| 6.3.3 | a second factor | 2 | not met | missing: TOTP is not built |",
].join("\n");

const files = ["functions/test/https.test.ts", "firebase.json"];
const check = (changed: string) => findRequirementErrors(changed, (name) => files.includes(name));

test("tables whose files exist, with their summary, have no error", () => {
  expect(parseRequirements(text).map(({ no }) => no)).toEqual(["1.2.5", "3.4.1", "6.3.3"]);
  expect(check(text)).toEqual([]);
});

test("a path and a file of the root folder are names of files; states, headers and addresses are not", () => {
  const names =
    "`a/b.test.ts` `.github/workflows/test.yml` `README.md` `n/a` `__Host-` `/api` `base-uri 'none'` `.git`";
  expect(findNamedFiles(names)).toEqual(["a/b.test.ts", ".github/workflows/test.yml", "README.md"]);
});

test("a file that does not exist is named", () => {
  expect(check(text.replace("https.test.ts", "http.test.ts"))).toEqual([
    "there is no functions/test/http.test.ts",
  ]);
});

test("a requirement that is met without a file, or twice, or in no state, is named", () => {
  expect(check(text.replace("`functions/test/https.test.ts`, `firebase.json`", "a test"))).toEqual([
    "3.4.1 is met, and names no file",
  ]);
  expect(check(text.replace("| 1.2.5 |", "| 3.4.1 |"))).toEqual(["3.4.1 has two rows"]);
  expect(check(text.replace("| met | `f", "| nearly | `f"))).toContain(
    "3.4.1: 'nearly' is no state, or '1' no level",
  );
});

test("a summary that differs from the tables is named", () => {
  expect(check(text.replace("| 2 | 0 | 1 | 0 | 1 |", "| 2 | 1 | 0 | 0 | 1 |"))).toEqual([
    "the summary lacks | 2 | 0 | 1 | 0 | 1 |",
  ]);
  expect(check(text.replace("- 6.3.3", "- 1.2.5"))).toEqual([
    "the summary does not list 6.3.3, not met",
    "the summary lists 1.2.5, which is not 'not met'",
  ]);
});
