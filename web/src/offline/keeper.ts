import { Cart } from "@halkopiha/domain/cart/cart.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as z from "zod/mini";
import { Wish } from "./wishes.ts";

const KeptCart = z.object({ cart: Cart, at: z.int() });
const KeptFavorites = z.object({ products: z.array(Product), at: z.int() });

/** What this device knows of the visitor's things. `at`: when the server told it, in milliseconds since 1970. */
export interface Kept {
  /** What waits to be sent, in order. */
  wishes: readonly Wish[];
  cart: z.infer<typeof KeptCart> | null;
  favorites: z.infer<typeof KeptFavorites> | null;
}

export const nothingKept: Kept = { wishes: [], cart: null, favorites: null };

export interface Keeper {
  read(): Promise<Kept>;
  /** Reads and writes in one step, also between tabs. Answers what is kept now. */
  update(change: (kept: Kept) => Kept): Promise<Kept>;
}

/** What was written by an older version of the app counts as far as it can be understood. */
export function keptOf(value: unknown): Kept {
  const parts = z.catch(z.looseObject({}), {}).parse(value);
  const wishes = z.catch(z.array(z.unknown()), []).parse(parts["wishes"]);
  return {
    wishes: wishes.flatMap((wish) => {
      const read = Wish.safeParse(wish);
      return read.success ? [read.data] : [];
    }),
    cart: z.catch(z.nullable(KeptCart), null).parse(parts["cart"]),
    favorites: z.catch(z.nullable(KeptFavorites), null).parse(parts["favorites"]),
  };
}

/** Keeps as long as the page lives. */
export function memoryKeeper(kept: Kept = nothingKept): Keeper {
  let now = kept;
  return {
    read: async () => now,
    update: async (change) => {
      now = change(now);
      return now;
    },
  };
}

interface Schema extends DBSchema {
  kept: { key: "visitor"; value: unknown };
}

async function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>("halkopiha", 1, {
    upgrade: (database) => void database.createObjectStore("kept"),
    // A newer version of the app wants to change the database: this page opens it again when it needs it.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/**
 * Keeps in IndexedDB. When that is forbidden or full, it says so once by `onTrouble` and goes on in memory: what waits then lasts
 * as long as the page.
 */
export function deviceKeeper(onTrouble: () => void): Keeper {
  const memory = memoryKeeper();
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  let isInMemory = false;

  async function read(): Promise<Kept> {
    database ??= open();
    return keptOf(await (await database).get("kept", "visitor"));
  }

  async function write(change: (kept: Kept) => Kept): Promise<Kept> {
    database ??= open();
    const transaction = (await database).transaction("kept", "readwrite");
    const next = change(keptOf(await transaction.store.get("visitor")));
    await Promise.all([transaction.store.put(next, "visitor"), transaction.done]);
    return next;
  }

  async function orInMemory(attempt: () => Promise<Kept>, instead: () => Promise<Kept>): Promise<Kept> {
    if (!isInMemory) {
      try {
        const kept = await attempt();
        await memory.update(() => kept);
        return kept;
      } catch {
        isInMemory = true;
        onTrouble();
      }
    }
    return instead();
  }

  return {
    read: () => orInMemory(read, memory.read),
    update: (change) =>
      orInMemory(
        () => write(change),
        () => memory.update(change),
      ),
  };
}
