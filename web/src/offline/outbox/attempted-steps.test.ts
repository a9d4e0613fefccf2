import { expect, test } from "vitest";
import { withAttemptedSteps } from "./attempted-steps.ts";
import { createMemoryStore, emptyOutbox } from "./outbox-store.ts";

const step = {
  kind: "order",
  id: "AA11",
  label: "Tilaus HP-AA11",
  version: "v1",
  status: "in progress",
  owner: "seller",
} as const;
const held = { ...step, notBefore: 10_000 };
const other = { ...held, id: "BB22", version: "v2" };

test("a step that a closed page has sent is marked before it is read, and only once", async () => {
  let sent = ["v1"];
  const stored = createMemoryStore({ ...emptyOutbox, mutations: [held, other] });
  const outboxStore = withAttemptedSteps(stored, {
    list: () => sent,
    forget: (versions) => {
      sent = sent.filter((version) => !versions.includes(version));
    },
  });
  const { mutations } = await outboxStore.read();
  expect(mutations).toEqual([{ ...step, isAttempted: true }, other]);
  expect(sent).toEqual([]);
  expect(await stored.read()).toEqual(await outboxStore.read());
});
