import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { emptyCart } from "@halkopiha/domain/cart/empty-cart.ts";
import { expect, test } from "vitest";
import { createDeferred } from "../../testing/calls/deferred.ts";
import { createMemoryStore } from "./outbox-store.ts";
import { createOutboxCache } from "./replay.ts";
import { createVisitorDevice } from "./testing/visitor-device.ts";

/** A store in which writes wait until the test opens it, as those of IndexedDB wait for each other. */
function createClosedStore() {
  const memoryStore = createMemoryStore();
  const { promise: opened, resolve: open } = createDeferred();
  return {
    open,
    read: memoryStore.read,
    update: async (change: Parameters<typeof memoryStore.update>[0]) => {
      await opened;
      return memoryStore.update(change);
    },
  };
}

function createCache() {
  let moment = 0;
  const outboxStore = createClosedStore();
  const now = () => moment++;
  const cache = createOutboxCache({ outboxStore, now, onChange: () => {}, getCurrentUserId: () => null });
  return { outboxStore, now, cache };
}

test("the answer to a change wins over a cart that was read meanwhile and is still being stored", async () => {
  const { outboxStore, now, cache } = createCache();
  const addressed: Cart = { ...emptyCart, delivery: true };
  const askedAt = now();
  const writes = [cache.cacheCart(emptyCart, askedAt), cache.cacheCart(addressed)];
  outboxStore.open();
  await Promise.all(writes);
  expect((await outboxStore.read()).cart?.cart).toEqual(addressed);
});

test("the answer to a mark wins over favourites that were read meanwhile and are still being stored", async () => {
  const { outboxStore, now, cache } = createCache();
  const marked = [createVisitorDevice({ a: 5 }).market.product("a")];
  const askedAt = now();
  const writes = [cache.cacheFavorites([], askedAt), cache.cacheFavorites(marked)];
  outboxStore.open();
  await Promise.all(writes);
  expect((await outboxStore.read()).favorites?.products).toEqual(marked);
});
