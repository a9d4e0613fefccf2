import { countOrders, listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { answerCall } from "../testing/calls/answer-calls.ts";
import { logInWithAccount } from "../testing/log-in-with-account.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleAdmin } from "../testing/samples/sample-accounts.ts";
import { sampleSellerOrder } from "../testing/samples/sample-orders.ts";
import { sampleBusiness } from "../testing/samples/samples.ts";
import { routes } from "./router.tsx";

/** The paths of all pages, with an id in place of each parameter. */
function listPaths(children: readonly RouteObject[], parent = ""): string[] {
  return children.flatMap(({ path = "", children: below = [] }) => {
    const full = path.startsWith("/") ? path : `${parent}/${path}`.replaceAll("//", "/");
    return [full.replaceAll(/:\w+/g, "1"), ...listPaths(below, full)];
  });
}

/** `/a/b/c`: `/a` and `/a/b`. */
const listPrefixes = (path: string) =>
  path
    .split("/")
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join("/")}`);

const isFound = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path !== "*";

test("every shortened address of a page is a page, too", () => {
  const prefixes = new Set(listPaths(routes).flatMap(listPrefixes));
  expect(prefixes.size).toBeGreaterThan(4);
  expect([...prefixes].filter((path) => !isFound(path))).toEqual([]);
});

test("the address of a seller's orders without an id leads to their list, with its filter", async () => {
  logInWithAccount(sampleBusiness());
  answerCall(countOrders, {
    counts: { recieved: 0, "in progress": 0, "in delivery": 0, delivered: 1, withdrawn: 0, cancelled: 0 },
  });
  answerCall(listOrders, { orders: [sampleSellerOrder("AA11", { status: "delivered" })] });
  const screen = await renderApp(routes, "/profiili/tilaukset?status=delivered");
  await expect.element(screen.getByRole("link", { name: "HP-261120-AA11" })).toBeVisible();
  expect(screen.router.state.location).toMatchObject({ pathname: "/profiili", search: "?status=delivered" });
});

test("the address of the panel's conversations without an id leads to their list in the panel", async () => {
  logInWithAccount(sampleAdmin());
  const screen = await renderApp(routes, "/admin/yhteydenotot");
  await expect
    .poll(() => screen.router.state.location)
    .toMatchObject({ pathname: "/admin/", hash: "#yhteydenotot" });
});
