import { expect, test } from "vitest";
import { deviceKeeper, keptOf, nothingKept } from "./keeper.ts";
import { birch } from "./sample-goods.ts";
import type { Wish } from "./wishes.ts";

const wish: Wish = {
  kind: "cart",
  id: "a",
  label: "Polttopuu, koivu",
  product: birch("a", 5),
  version: "v1",
  quantity: 2,
};

const step: Wish = {
  kind: "order",
  id: "b",
  label: "Tilaus HP-1",
  version: "v2",
  status: "in progress",
  owner: "seller",
};

test("what was kept can be read again", () => {
  const kept = { wishes: [wish, step], cart: null, favorites: { products: [birch("b", 1)], at: 1 } };
  expect(keptOf(structuredClone(kept))).toEqual(kept);
});

test.each([undefined, null, "x", 7, [], { wishes: "x", cart: { cart: {}, at: 1 }, favorites: [] }])(
  "%j, of an older version or a foreign hand, counts as nothing",
  (value) => {
    expect(keptOf(value)).toEqual(nothingKept);
  },
);

test("a wish that cannot be read takes no other with it", () => {
  expect(keptOf({ wishes: [{ kind: "cart" }, wish] }).wishes).toEqual([wish]);
});

test("where nothing can be kept, the page keeps it itself and says so once", async () => {
  let told = 0;
  // There is no IndexedDB here, as in a browser that forbids it.
  const keeper = deviceKeeper(() => {
    told += 1;
  });
  await keeper.update((kept) => ({ ...kept, wishes: [wish] }));
  expect((await keeper.read()).wishes).toEqual([wish]);
  expect(told).toBe(1);
});
