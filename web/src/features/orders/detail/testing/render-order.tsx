import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { Outlet } from "react-router-dom";
import { expect } from "vitest";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { readDescriptionList } from "../../../../testing/read-texts.ts";
import { renderRoutes } from "../../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import * as route from "../order-route.tsx";

/** The name of the button that advances an order, whatever its next step is. */
export const stepName = /^(Ota|Lähetä|Valmis|Merkitse) /;

/** The padding of the app's shell, which the page's bar at the bottom covers. */
const Shell = () => (
  <div style={{ paddingInline: 16 }}>
    <Outlet />
  </div>
);

export const toResponseBody = (order: Order): ResponseBody<typeof readOrder> => ({
  order,
  totals: order.totals,
});

/** Renders the page of an order of the sample business. */
export async function renderOrder(order: Order) {
  logInAs(sampleBusiness());
  answerCall(readOrder, toResponseBody(order));
  const screen = await renderRoutes(
    [
      {
        Component: Shell,
        HydrateFallback: () => null,
        children: [
          { path: "/profiili/tilaukset/:id", ...route },
          { path: "/profiili", element: <h1>Tilaukset</h1> },
        ],
      },
    ],
    `/profiili/tilaukset/${order._id}`,
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: order.orderNumber })).toBeVisible();
  const advance = screen.getByRole("button", { name: stepName });
  return { screen, advance, sheet: screen.getByRole("article") };
}

/** Waits until the page shows this status. */
export const expectStatus = (label: string) =>
  expect.poll(() => readDescriptionList()).toMatchObject({ Tila: label });
