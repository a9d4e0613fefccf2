import { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import type { CartLine } from "@halkopiha/domain/cart/cart.ts";
import type { DeliveryChoice } from "@halkopiha/domain/cart/cart-delivery.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { Quantity } from "@halkopiha/domain/schemas/primitives.ts";
import { type DocumentSnapshot, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { visitorLifetime } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseDocument, safeParseDocument } from "../firestore/document.ts";
import { indexFields, type StoredIndex } from "../firestore/index-stored.ts";

/** Number of remembered change keys per cart; retries follow within a minute or two. */
const maxChangeKeys = 20;

const StoredCart = z.object({
  lines: z.array(z.object({ quantity: Quantity, product: Product })),
  choices: z.record(
    z.string(),
    z.object({
      delivery: z.boolean(),
      deliveryCostId: z.nullable(z.string()),
      isAgreed: z._default(z.boolean(), false),
    }),
  ),
  buyer: z.nullable(Buyer),
  changes: z._default(z.array(z.string()), []),
});

/** A cart as stored. Prices are calculated on every read. */
export interface StoredCart {
  lines: CartLine[];
  choices: Record<string, DeliveryChoice>;
  buyer: Buyer | null;
  /** The idempotency keys of the latest changes. */
  changes: string[];
}

export const emptyCart: StoredCart = { lines: [], choices: {}, buyer: null, changes: [] };

const cartRef = (visitor: string) => firestore().collection("carts").doc(visitor);

function parseCart(snapshot: DocumentSnapshot): StoredCart {
  return parseDocument(StoredCart, snapshot) ?? emptyCart;
}

export async function readStoredCart(visitor: string, transaction?: Transaction): Promise<StoredCart> {
  const ref = cartRef(visitor);
  return parseCart(await (transaction ? transaction.get(ref) : ref.get()));
}

/** The spelling in which the buyer's number is searched, because it is stored as it was typed. */
const toPhoneKey = ({ buyer }: Pick<StoredCart, "buyer">) => ({
  phoneKey: buyer && toRecipientKey(buyer.phonenumber),
});

/** The number of each cart in the spelling in which it is searched. */
export const cartIndex: StoredIndex = {
  progressId: "cartIndex",
  version: 1,
  indexBatch: indexFields("carts", (snapshot) => {
    const cart = safeParseDocument(StoredCart, snapshot);
    return cart ? toPhoneKey(cart) : {};
  }),
};

/** Replaces a stored cart; renews its expiry and keeps only the latest change keys. */
export function writeCart(transaction: Transaction, visitor: string, cart: StoredCart): void {
  transaction.set(cartRef(visitor), {
    ...cart,
    ...toPhoneKey(cart),
    changes: cart.changes.slice(-maxChangeKeys),
    expiresAt: Timestamp.fromMillis(Date.now() + visitorLifetime),
  });
}

/**
 * Changes a visitor's cart in one transaction and returns it. Nothing is changed if `change` throws or the cart remembers the change's key.
 */
export function changeCart(
  visitor: string,
  change: (cart: StoredCart) => StoredCart,
  key?: string,
): Promise<StoredCart> {
  return firestore().runTransaction(async (transaction) => {
    const stored = await readStoredCart(visitor, transaction);
    if (key !== undefined && stored.changes.includes(key)) return stored;
    const changed = change(stored);
    const cart = key === undefined ? changed : { ...changed, changes: [...stored.changes, key] };
    writeCart(transaction, visitor, cart);
    return cart;
  });
}
