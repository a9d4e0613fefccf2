export { loadMissingFavorites, productActions } from "../../../offline/cart/product-actions.ts";
