import { kinds } from "./kinds.ts";
import { loadProducts } from "./load-goods.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../app/should-revalidate.ts";
export { ProductsPage as Component } from "./GoodsPage.tsx";

export const loader = () => loadProducts(kinds.others);
