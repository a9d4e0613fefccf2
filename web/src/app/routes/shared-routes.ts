import { type RouteObject, redirect } from "react-router-dom";

// What the profile, the admin panel and the visitors' pages have in common.

/** The list of orders: a seller's own, or all of them for an admin. */
export const orders = () => import("../../features/orders/list/list-route.tsx");
export const order = () => import("../../features/orders/detail/order-route.tsx");

/** Redirects to the list whose entries are below this path, keeping the query. */
export const redirectTo = (list: string, hash = ""): Pick<RouteObject, "loader" | "Component"> => ({
  loader: ({ request }) => redirect(`${list}${new URL(request.url).search}${hash}`),
  // Rendered by nobody; without it React Router warns of an empty page.
  Component: () => null,
});
