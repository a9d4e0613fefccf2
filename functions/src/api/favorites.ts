import * as rows from "@halkopiha/domain/contract/favorites.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { changeFavorites, listFavoriteIds } from "../store/favorites.ts";
import { findVisible, readVisible } from "../store/products.ts";
import { serve } from "./serve.ts";

async function favoritesOf(ids: readonly string[]) {
  const products = await readVisible(ids);
  return { favorites: ids.map((id) => products.get(id)).filter((product) => product !== undefined) };
}

export const listFavorites = serve(rows.listFavorites, async ({ visitor }) =>
  favoritesOf(await listFavoriteIds(visitor)),
);

export const addFavorite = serve(rows.addFavorite, async ({ visitor, body }) => {
  if (!(await findVisible(body.id))) throw new Refusal("notFound");
  return favoritesOf(
    await changeFavorites(visitor, (ids) => (ids.includes(body.id) ? ids : [body.id, ...ids])),
  );
});

export const removeFavorite = serve(rows.removeFavorite, async ({ visitor, body }) =>
  favoritesOf(await changeFavorites(visitor, (ids) => ids.filter((id) => id !== body.id))),
);
