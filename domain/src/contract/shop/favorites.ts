import * as z from "zod/mini";
import { Product } from "../../products/product.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const response = z.object({ favorites: z.array(Product) });
const body = z.object({ id: Id });

export const listFavorites = defineCall({
  method: "GET",
  path: "/api/favorites",
  access: "visitor",
  summary: "The products that the visitor has marked; products that are gone are left out.",
  response,
});

export const addFavorite = defineCall({
  method: "POST",
  path: "/api/favorites",
  access: "visitor",
  summary: "Mark a product; marking it again changes nothing.",
  body,
  response,
});

export const removeFavorite = defineCall({
  method: "PATCH",
  path: "/api/favorites",
  access: "visitor",
  summary: "Unmark a product; unmarking one that is not marked changes nothing.",
  body,
  response,
});
