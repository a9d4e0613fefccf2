import { withdrawFromOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import { advanceOrder, proposeReduction, proposeTimes } from "@halkopiha/domain/contract/shop/orders.ts";
import { getToday } from "../../../src/today.ts";
import { Client } from "../api.ts";
import { newProduct, newSeller } from "../market.ts";
import { orderLink, orderProduct } from "../orders.ts";
import { deliveredLink, reviewOrder, reviewWithPhoto } from "../reviews.ts";
import type { CallExamples } from "./call-example.ts";
import { asAdmin, createProductForSale, seller } from "./fixtures.ts";

/** An order with the status `recieved`. */
export async function newOrder() {
  return orderProduct(await createProductForSale(), 2);
}

const createOrderContext = async () => ({
  as: (await seller()).client,
  request: { params: { id: (await newOrder())._id } },
});

const createPageContext = async () => {
  const { id, code } = await orderLink(await createProductForSale());
  return { as: new Client(), params: { id }, code };
};

/** An order of two units, of which the seller has one. */
const createReducibleOrder = async () => {
  const product = await createProductForSale();
  const { id, code } = await orderLink(product, 2);
  return { params: { id }, code, quantities: [{ _id: product._id, quantity: 1 }] };
};

/** A business's order; only the sample market has businesses that sell. */
const createBusinessPageContext = async () => {
  const { id, code } = await orderLink(await newProduct(await newSeller()));
  return { as: new Client(), params: { id }, code };
};

const statement = { name: "Aino Ahonala", email: "aino.ahonala@posti.example" };

/** Examples of the calls about orders, by their buyers and their sellers. */
export const orderExamples = {
  listOrders: {
    arrange: async () => ({ as: (await seller()).client, request: { query: { status: "recieved" } } }),
    invalidQueryField: { field: "status", value: "lost" },
  },
  searchOrders: {
    arrange: async () => ({ as: (await seller()).client, request: { body: { search: "Aino" } } }),
    invalidBodyField: { field: "status", value: "lost" },
  },
  countOrders: {
    arrange: async () => ({ as: (await seller()).client, request: { query: { from: "2026-01-01" } } }),
    invalidQueryField: { field: "from", value: "2026-02-30" },
  },
  downloadEudrList: {
    arrange: async () => ({ as: (await seller()).client, request: { query: { from: "2026-01-01" } } }),
    invalidQueryField: { field: "number", value: "26FI" },
  },
  readOrder: { arrange: createOrderContext },
  advanceOrder: {
    arrange: async () => {
      const { as, request } = await createOrderContext();
      return { as, request: { ...request, body: { status: "in progress" } } };
    },
    invalidBodyField: { field: "status", value: "lost" },
  },
  openOrderPage: {
    arrange: async () => {
      const { id, code } = await orderLink(await createProductForSale());
      return { as: new Client(), request: { params: { id }, body: { code } } };
    },
    // Only the holder of an order's code learns whether it exists.
    unknownId: 403,
    invalidBodyField: { field: "code", value: "a".repeat(21) },
  },
  readOrderPages: {
    arrange: async () => {
      const link = await orderLink(await createProductForSale());
      return { as: new Client(), request: { body: { orders: [link] } } };
    },
    invalidBodyField: { field: "orders", value: [] },
  },
  writeToSeller: {
    arrange: async () => {
      const { id, code } = await orderLink(await createProductForSale());
      return {
        as: new Client(),
        request: { params: { id }, body: { code, message: "Sopiiko tuoda klo 15 jälkeen?" } },
      };
    },
    unknownId: 403,
    invalidBodyField: { field: "message", value: "Katso https://halvat-halot.example" },
  },
  readOrderMessages: { arrange: createOrderContext },
  writeToBuyer: {
    arrange: async () => {
      const { as, request } = await createOrderContext();
      return { as, request: { ...request, body: { message: "Tuon halot lauantaina." } } };
    },
    invalidBodyField: { field: "message", value: " " },
  },
  markMessagesRead: {
    arrange: async () => {
      const { as, request } = await createOrderContext();
      return { as, request: { ...request, body: { readUntil: new Date().toISOString() } } };
    },
    invalidBodyField: { field: "readUntil", value: "eilen" },
  },
  listUnreadOrders: { arrange: async () => ({ as: (await seller()).client, request: {} }) },
  writeReview: {
    arrange: async () => {
      const { id, code } = await deliveredLink(await createProductForSale());
      return { as: new Client(), request: { params: { id }, body: { code, stars: 5, text: "Kuivaa." } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "stars", value: 6 },
  },
  downloadReceipt: {
    arrange: async () => {
      const { id } = await deliveredLink(await createProductForSale());
      return { as: (await seller()).client, request: { params: { id } } };
    },
  },
  downloadBuyerReceipt: {
    arrange: async () => {
      const { id, code } = await deliveredLink(await createProductForSale());
      return { as: new Client(), request: { params: { id }, body: { code } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "code", value: "a".repeat(21) },
  },
  readOrderReview: { arrange: createOrderContext },
  answerReview: {
    arrange: async () => {
      const { id } = await reviewOrder(await createProductForSale());
      return {
        as: (await seller()).client,
        request: { params: { id }, body: { answer: "Kiitos, tervetuloa uudelleen!" } },
      };
    },
    invalidBodyField: { field: "answer", value: " " },
  },
  listSellerReviews: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createProductForSale()).user_id } },
    }),
    invalidQueryField: { field: "cursor", value: "a".repeat(501) },
  },
  listProductReviews: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createProductForSale())._id } },
    }),
    invalidQueryField: { field: "cursor", value: "a".repeat(501) },
  },
  readReviewPhoto: {
    arrange: async () => {
      const link = await deliveredLink(await createProductForSale());
      return { as: new Client(), request: { params: { id: await reviewWithPhoto(link) } } };
    },
  },
  rejectOrder: {
    arrange: async () => {
      const { as, request } = await createOrderContext();
      return { as, request: { ...request, body: { reason: "Puut loppuivat." } } };
    },
    invalidBodyField: { field: "reason", value: "" },
  },
  endUnfetchedOrder: {
    arrange: async () => {
      const { as, request } = await createOrderContext();
      for (const status of ["in progress", "in delivery"] as const)
        await as.call(advanceOrder, { ...request, body: { status } });
      return { as, request };
    },
  },
  settleWithdrawal: {
    arrange: async () => {
      const { params, code, as } = await createBusinessPageContext();
      await as.call(withdrawFromOrder, { params, body: { code, ...statement } });
      return asAdmin({ params, body: { state: "refunded" as const } });
    },
    invalidBodyField: { field: "state", value: "lost" },
  },
  proposeTimes: {
    arrange: async () => {
      const { as, request } = await createOrderContext();
      return {
        as,
        request: { ...request, body: { times: [{ day: getToday(), from: "09:00", until: "12:00" }] } },
      };
    },
    invalidBodyField: { field: "times", value: [] },
  },
  answerTimes: {
    arrange: async () => {
      const { as, params, code } = await createPageContext();
      const proposal = await asAdmin({ params, body: { times: [{ day: getToday() }] } });
      const { order } = await proposal.as.call(proposeTimes, proposal.request);
      const proposedAt = order.times?.proposedAt ?? "";
      return { as, request: { params, body: { code, proposedAt, chosen: 0 } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "chosen", value: 3 },
  },
  proposeReduction: {
    arrange: async () => {
      const { params, quantities } = await createReducibleOrder();
      return { as: (await seller()).client, request: { params, body: { quantities } } };
    },
    invalidBodyField: { field: "quantities", value: [] },
  },
  answerReduction: {
    arrange: async () => {
      const { params, quantities, code } = await createReducibleOrder();
      const proposal = await asAdmin({ params, body: { quantities } });
      const { order } = await proposal.as.call(proposeReduction, proposal.request);
      const proposedAt = order.reduction?.proposedAt ?? "";
      return { as: new Client(), request: { params, body: { code, proposedAt, accepted: true } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "accepted", value: "kyllä" },
  },
  cancelOrder: {
    arrange: async () => {
      const { as, params, code } = await createPageContext();
      return { as, request: { params, body: { code } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "code", value: "a".repeat(21) },
  },
  withdrawFromOrder: {
    arrange: async () => {
      const { as, params, code } = await createBusinessPageContext();
      return { as, request: { params, body: { code, ...statement } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "email", value: "tuula@" },
  },
  sendOrderLink: {
    arrange: async () => {
      const { orderNumber, buyer } = await newOrder();
      return { as: new Client(), request: { body: { orderNumber, email: buyer.email } } };
    },
    invalidBodyField: { field: "email", value: "tuula@" },
  },
} as const satisfies Partial<CallExamples>;
