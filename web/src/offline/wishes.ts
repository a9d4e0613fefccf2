import { Product } from "@halkopiha/domain/product.ts";
import * as z from "zod/mini";

const common = {
  /** The product. */
  id: z.string(),
  /** What the product is called where the wish is shown. */
  label: z.string(),
  /** The product as it was seen, to show what the server does not know of yet; null when its cart has it. */
  product: z.nullable(Product),
  /** Tells a wish from a later one for the same product. */
  version: z.string(),
};

/** How many of a product there are to be in the cart in the end; 0 takes it out. */
const CartWish = z.object({ kind: z.literal("cart"), ...common, quantity: z.int().check(z.minimum(0)) });
export type CartWish = z.infer<typeof CartWish>;

/** Whether a product is to be a favourite in the end. */
const FavoriteWish = z.object({ kind: z.literal("favorite"), ...common, marked: z.boolean() });
export type FavoriteWish = z.infer<typeof FavoriteWish>;

/**
 * A change that the server has not confirmed. It says how things are to be in the end, never by how much they change:
 * so it can be sent again after an answer was lost.
 */
export const Wish = z.discriminatedUnion("kind", [CartWish, FavoriteWish]);
export type Wish = z.infer<typeof Wish>;

const isSame = (one: Wish, other: Wish) => one.kind === other.kind && one.id === other.id;

/** Puts a wish last; it takes the place of an earlier one for the same thing. */
export function withWish(wishes: readonly Wish[], wish: Wish): Wish[] {
  const earlier = wishes.find((waiting) => isSame(waiting, wish));
  const product = wish.product ?? earlier?.product ?? null;
  return [...wishes.filter((waiting) => waiting !== earlier), { ...wish, product }];
}

/** Takes out a wish that is settled, unless another one has taken its place meanwhile. */
export function withoutWish(wishes: readonly Wish[], settled: Wish): Wish[] {
  return wishes.filter(({ version }) => version !== settled.version);
}

export const isCartWish = (wish: Wish): wish is CartWish => wish.kind === "cart";
export const isFavoriteWish = (wish: Wish): wish is FavoriteWish => wish.kind === "favorite";
