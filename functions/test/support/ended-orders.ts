import { cancelOrder, withdrawFromOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import {
  advanceOrder,
  endUnfetchedOrder,
  rejectOrder,
  settleWithdrawal,
} from "@halkopiha/domain/contract/shop/orders.ts";
import * as z from "zod/mini";
import { Client } from "./api.ts";
import { database, newProduct, newSeller } from "./market.ts";
import { orderLink } from "./orders.ts";
import { getErrorCode } from "./users.ts";

export const admin = new Client();
export const buyer = new Client();

export const reason = "Puut loppuivat kesken.";
export const statement = { name: "Aino Ahonala", email: "aino.ahonala@posti.example" };

/** A buyer's order of four of forty cubic metres. */
export async function orderFour(change: { business?: boolean } = {}) {
  const seller = await newSeller(change);
  const product = await newProduct(seller);
  const { id, code } = await orderLink(product, 4);
  return { seller, product, id, code };
}
export type Ordered = Awaited<ReturnType<typeof orderFour>>;

export const cancel = ({ id, code }: Ordered) =>
  getErrorCode(buyer.request(cancelOrder, { params: { id }, body: { code } }));
export const withdraw = (
  { id, code }: Ordered,
  more: { part?: string; reason?: string; email?: string } = {},
) =>
  getErrorCode(buyer.request(withdrawFromOrder, { params: { id }, body: { code, ...statement, ...more } }));
export const reject = ({ id }: Ordered) =>
  getErrorCode(admin.request(rejectOrder, { params: { id }, body: { reason } }));
export const giveUp = ({ id }: Ordered) => getErrorCode(admin.request(endUnfetchedOrder, { params: { id } }));
export const settle = ({ id }: Ordered, state: "goods returned" | "refunded") =>
  getErrorCode(admin.request(settleWithdrawal, { params: { id }, body: { state } }));
export const advanceTo = async (
  { id }: Ordered,
  ...statuses: ("in progress" | "in delivery" | "delivered")[]
) => {
  for (const status of statuses) await admin.call(advanceOrder, { params: { id }, body: { status } });
};
export const tryToAdvance = ({ id }: Ordered) =>
  getErrorCode(admin.request(advanceOrder, { params: { id }, body: { status: "in progress" } }));

const Queued = z.object({ to: z.string(), text: z.string() });

/** The mails about an order that are not about its placing or its steps, by the rest of their ids. */
export async function readMails({ id }: Ordered, ...kinds: string[]) {
  const refs = kinds.map((kind) => database.collection("mail").doc(`order-${id}-${kind}`));
  return (await database.getAll(...refs)).map((mail) => (mail.exists ? Queued.parse(mail.data()) : null));
}

export const done = "done";

export const logInAdmin = () => admin.logIn("yllapito", "Yllapito2026");
