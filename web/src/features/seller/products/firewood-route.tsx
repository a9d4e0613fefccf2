import type { LoaderFunctionArgs } from "react-router-dom";
import { kinds } from "./kinds.ts";
import { loadProducts } from "./load-products.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { ProductsPage as Component } from "./ProductsPage.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadProducts(kinds.firewood, request);
