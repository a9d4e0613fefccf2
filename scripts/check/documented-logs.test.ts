import { expect, test } from "vitest";
import { findLogErrors, findLoggedMessages } from "./documented-logs.ts";

const source = [
  'import { error as logError, warn, write } from "firebase-functions/logger";',
  'logError("it failed", error);',
  "logError(`it broke off`, error);",
  'warn("it was late", { reason });',
  'write({ severity: "INFO", message: "request", path });',
].join("\n");

const messages = ["it failed", "it broke off", "it was late", "request"];
const toTable = (rows: readonly string[]) =>
  ["## Lines of the functions", ...rows.map((message) => `| \`${message}\` | ERROR | always | none |`)].join(
    "\n",
  );

test("the messages of the logger are found, of no other function", () => {
  expect(findLoggedMessages(source)).toEqual(messages);
  expect(findLoggedMessages('warn("elsewhere")')).toEqual([]);
});

test("a table with a row for each message has no error", () => {
  expect(findLogErrors(toTable(messages), [source])).toEqual([]);
});

test("a message without a row is named, and so is a row of nothing", () => {
  expect(findLogErrors(toTable([...messages.slice(1), "gone"]), [source])).toEqual([
    "'it failed' has no row",
    "'gone' has a row, and nothing logs it",
  ]);
});
