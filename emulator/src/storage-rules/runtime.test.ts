import { expect, test } from "vitest";
import { type Message, StorageRules } from "./runtime.ts";

function conversation(...lines: unknown[]): Message[] {
  const sent: Message[] = [];
  const rules = new StorageRules((message) => sent.push(message));
  rules.start();
  for (const line of lines) rules.receive(typeof line === "string" ? line : JSON.stringify(line));
  return sent;
}

const load = {
  action: "load_ruleset",
  context: { rulesetName: "0", source: { files: [{ name: "storage.rules", content: "" }] } },
  id: 0,
};
const verify = (rulesetName: string) => ({
  action: "verify",
  context: { rulesetName, service: "firebase.storage", path: "/b/B/o/a.png", method: "get", variables: {} },
  id: 7,
});

test("it begins by saying that it is ready", () => {
  expect(conversation()).toEqual([{ id: -1, status: "ok" }]);
});

test("rules are loaded, and nothing is permitted", () => {
  expect(conversation(load, verify("0")).slice(1)).toEqual([
    { id: 0, status: "ok", errors: [], warnings: [], result: { rulesVersion: 2 } },
    { id: 7, status: "ok", errors: [], warnings: [], result: { permit: false } },
  ]);
});

test("an unknown ruleset is an error of that request, with the status that ends it", () => {
  expect(conversation(verify("9")).at(-1)).toMatchObject({
    id: 7,
    status: "ok",
    errors: ["There is no ruleset 9."],
  });
});

test("lines that are no request are passed over", () => {
  expect(conversation("", "{", "3", "{}")).toHaveLength(1);
});
