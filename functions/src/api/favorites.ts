import * as rows from "@halkopiha/domain/contract/favorites.ts";
import { AppError } from "@halkopiha/domain/refusal.ts";
import { changeFavorites, listFavoriteIds } from "../store/favorites.ts";
import { findVisibleProduct, readVisibleProducts } from "../store/products.ts";
import { defineHandler } from "./serve.ts";

async function readFavorites(ids: readonly string[]) {
  const products = await readVisibleProducts(ids);
  return { favorites: ids.map((id) => products.get(id)).filter((product) => product !== undefined) };
}

export const listFavorites = defineHandler(rows.listFavorites, async ({ visitor }) =>
  readFavorites(await listFavoriteIds(visitor)),
);

export const addFavorite = defineHandler(rows.addFavorite, async ({ visitor, body }) => {
  if (!(await findVisibleProduct(body.id))) throw new AppError("notFound");
  return readFavorites(
    await changeFavorites(visitor, (ids) => (ids.includes(body.id) ? ids : [body.id, ...ids])),
  );
});

export const removeFavorite = defineHandler(rows.removeFavorite, async ({ visitor, body }) =>
  readFavorites(await changeFavorites(visitor, (ids) => ids.filter((id) => id !== body.id))),
);
