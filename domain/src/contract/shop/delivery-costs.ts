import * as z from "zod/mini";
import { DeliveryCost, DeliveryCostChange, NewDeliveryCost } from "../../orders/delivery.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ deliveryCost: DeliveryCost, message: z.string() });

/** Anyone sees a seller's active delivery costs; the seller and admins see all. */
export const listDeliveryCosts = defineCall({
  method: "GET",
  path: "/api/deliverycosts",
  access: "anyone",
  summary: "A seller's delivery prices.",
  query: z.object({ owner: Id }),
  response: z.object({ deliveryCosts: z.array(DeliveryCost) }),
});

export const createDeliveryCost = defineCall({
  method: "POST",
  path: "/api/deliverycosts",
  access: "seller",
  summary: "Add a delivery price; a seller has at most 20.",
  body: NewDeliveryCost,
  response,
  status: 201,
});

export const updateDeliveryCost = defineCall({
  method: "PUT",
  path: "/api/deliverycosts/:id",
  access: "seller",
  summary: "Change a delivery price of one's own.",
  params,
  body: DeliveryCostChange,
  response,
});

export const deleteDeliveryCost = defineCall({
  method: "DELETE",
  path: "/api/deliverycosts/:id",
  access: "seller",
  summary: "Take away a delivery price of one's own.",
  params,
  response,
});
