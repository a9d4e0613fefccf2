import { expect, test } from "vitest";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import type { Mutation } from "./mutations.ts";
import { createIndexedDbStore, emptyOutbox, parseOutboxState } from "./outbox-store.ts";

const mutation: Mutation = {
  kind: "cart",
  id: "a",
  label: "Polttopuu, koivu",
  product: sampleProduct("a", 5),
  version: "v1",
  quantity: 2,
};

const orderMutation: Mutation = {
  kind: "order",
  id: "b",
  label: "Tilaus HP-1",
  version: "v2",
  status: "in progress",
  owner: "seller",
};

test("a stored state can be read again", () => {
  const state = {
    mutations: [mutation, orderMutation],
    cart: null,
    favorites: { products: [sampleProduct("b", 1)], at: 1 },
  };
  const { mutations, ...rest } = state;
  expect(parseOutboxState(structuredClone({ wishes: mutations, ...rest }))).toEqual(state);
});

test.each([undefined, null, "x", 7, [], { wishes: "x", cart: { cart: {}, at: 1 }, favorites: [] }])(
  "%j, of an older version or a foreign hand, counts as nothing",
  (value) => {
    expect(parseOutboxState(value)).toEqual(emptyOutbox);
  },
);

test("an unreadable mutation does not affect the others", () => {
  expect(parseOutboxState({ wishes: [{ kind: "cart" }, mutation] }).mutations).toEqual([mutation]);
});

test("without IndexedDB the state is held in memory and reported once", async () => {
  let notifications = 0;
  // The test environment has no IndexedDB, like a browser that forbids it.
  const outboxStore = createIndexedDbStore(() => {
    notifications += 1;
  });
  await outboxStore.update((state) => ({ ...state, mutations: [mutation] }));
  expect((await outboxStore.read()).mutations).toEqual([mutation]);
  expect(notifications).toBe(1);
});
