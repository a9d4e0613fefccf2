import type { LoaderFunctionArgs } from "react-router-dom";
import { loadProducts } from "./load-products.ts";
import { productSections } from "./product-sections.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { ProductsPage as Component } from "./ProductsPage.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadProducts(productSections.services, request);
