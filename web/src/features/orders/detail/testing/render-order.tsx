import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { readOrderMessages } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { readOrderReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { OrderMessage } from "@halkopiha/domain/orders/order-messages.ts";
import { Outlet } from "react-router-dom";
import { expect } from "vitest";
import { answerCall, rejectCall } from "../../../../testing/calls/answer-calls.ts";
import { failCall } from "../../../../testing/calls/connection.ts";
import { readDescriptionList } from "../../../../testing/read-texts.ts";
import { renderRoutes } from "../../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import * as route from "../order-route.tsx";

/** The name of the button that advances an order, whatever its next step is. */
export const stepName = /^(Ota käsittelyyn|Lähetä toimitukseen|Valmis |Merkitse )/;

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

/** The messages of an order: none that is unread when left out. */
interface Messages {
  messages: OrderMessage[];
  unread: number;
  isOpen?: boolean;
}

/** Answers the messages of an order, with an error or not at all. */
function answerMessages(answer: Messages | AppError | "offline"): void {
  if (answer === "offline") failCall(readOrderMessages);
  else if (answer instanceof AppError) rejectCall(readOrderMessages, answer);
  else {
    const { messages, unread, isOpen = true } = answer;
    answerCall(readOrderMessages, { conversation: { messages, isOpen }, unread });
  }
}

/** Renders the page of an order of the sample business. */
export async function renderOrder(
  order: Order,
  messages: Messages | AppError | "offline" = { messages: [], unread: 0 },
) {
  logInAs(sampleBusiness());
  answerCall(readOrder, toResponseBody(order));
  answerMessages(messages);
  answerCall(readOrderReview, { review: null });
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
