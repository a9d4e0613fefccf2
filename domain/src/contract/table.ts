import * as cart from "./cart.ts";
import * as favorites from "./favorites.ts";
import * as orders from "./orders.ts";
import * as people from "./people.ts";
import * as reference from "./reference.ts";
import * as search from "./search.ts";
import * as service from "./service.ts";

/** Every call of the API by name. The server must have a handler for each; the tests walk them. §7 */
export const table = {
  ...reference,
  ...search,
  ...favorites,
  ...cart,
  ...orders,
  ...people,
  ...service,
} as const;

export type CallName = keyof typeof table;
