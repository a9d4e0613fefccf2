import { Cart } from "@halkopiha/domain/cart/cart.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as z from "zod/mini";
import { Mutation } from "./mutations.ts";

const CachedCart = z.object({ cart: Cart, at: z.int() });
const CachedFavorites = z.object({ products: z.array(Product), at: z.int() });

/** The stored state of the outbox. `at`: when the server sent the data, in milliseconds since 1970. */
export interface OutboxState {
  /** Mutations to send, in order. */
  mutations: readonly Mutation[];
  cart: z.infer<typeof CachedCart> | null;
  favorites: z.infer<typeof CachedFavorites> | null;
}

export const emptyOutbox: OutboxState = { mutations: [], cart: null, favorites: null };

export interface OutboxStore {
  read(): Promise<OutboxState>;
  /** Reads and writes in one transaction, also between tabs. @returns the new state */
  update(change: (state: OutboxState) => OutboxState): Promise<OutboxState>;
}

/** Parses a stored state; parts that an older version of the app wrote in another format are dropped. */
export function parseOutboxState(value: unknown): OutboxState {
  const parts = z.catch(z.looseObject({}), {}).parse(value);
  const mutations = z.catch(z.array(z.unknown()), []).parse(parts["wishes"]);
  return {
    mutations: mutations.flatMap((mutation) => {
      const read = Mutation.safeParse(mutation);
      return read.success ? [read.data] : [];
    }),
    cart: z.catch(z.nullable(CachedCart), null).parse(parts["cart"]),
    favorites: z.catch(z.nullable(CachedFavorites), null).parse(parts["favorites"]),
  };
}

/** A store in memory, which lasts until the page is closed. */
export function createMemoryStore(initial: OutboxState = emptyOutbox): OutboxStore {
  let current = initial;
  return {
    read: async () => current,
    update: async (change) => {
      current = change(current);
      return current;
    },
  };
}

/** The stored field keeps its original name, so that mutations queued by an earlier version are still replayed. */
const toStored = ({ mutations, cart, favorites }: OutboxState) => ({ wishes: mutations, cart, favorites });

interface Schema extends DBSchema {
  kept: { key: "visitor"; value: unknown };
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>("halkopiha", 1, {
    upgrade: (database) => void database.createObjectStore("kept"),
    // A newer version of the app needs to upgrade the database: close the connection so that it is not blocked.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Store in IndexedDB. When it is unavailable or full, calls `onStorageError` once and falls back to memory. */
export function createIndexedDbStore(onStorageError: () => void): OutboxStore {
  const memoryStore = createMemoryStore();
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  let isInMemory = false;

  async function read(): Promise<OutboxState> {
    database ??= openDatabase();
    return parseOutboxState(await (await database).get("kept", "visitor"));
  }

  async function write(change: (state: OutboxState) => OutboxState): Promise<OutboxState> {
    database ??= openDatabase();
    const transaction = (await database).transaction("kept", "readwrite");
    const next = change(parseOutboxState(await transaction.store.get("visitor")));
    await Promise.all([transaction.store.put(toStored(next), "visitor"), transaction.done]);
    return next;
  }

  async function withMemoryFallback(
    attempt: () => Promise<OutboxState>,
    instead: () => Promise<OutboxState>,
  ): Promise<OutboxState> {
    if (!isInMemory) {
      try {
        const state = await attempt();
        await memoryStore.update(() => state);
        return state;
      } catch {
        isInMemory = true;
        onStorageError();
      }
    }
    return instead();
  }

  return {
    read: () => withMemoryFallback(read, memoryStore.read),
    update: (change) =>
      withMemoryFallback(
        () => write(change),
        () => memoryStore.update(change),
      ),
  };
}
