import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/favorites.ts";
import { defineHandler } from "../../http/handler.ts";
import { changeFavorites, listFavoriteIds } from "../../store/orders/favorites.ts";
import { findVisibleProduct, readVisibleProducts } from "../../store/products/products.ts";

async function readFavorites(ids: readonly string[]) {
  const products = await readVisibleProducts(ids);
  return { favorites: ids.map((id) => products.get(id)).filter((product) => product !== undefined) };
}

export const listFavorites = defineHandler(calls.listFavorites, async ({ visitor }) =>
  readFavorites(await listFavoriteIds(visitor)),
);

export const addFavorite = defineHandler(calls.addFavorite, async ({ visitor, body }) => {
  if (!(await findVisibleProduct(body.id))) throw new AppError("notFound");
  return readFavorites(
    await changeFavorites(visitor, (ids) => (ids.includes(body.id) ? ids : [body.id, ...ids])),
  );
});

export const removeFavorite = defineHandler(calls.removeFavorite, async ({ visitor, body }) =>
  readFavorites(await changeFavorites(visitor, (ids) => ids.filter((id) => id !== body.id))),
);
