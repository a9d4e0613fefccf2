import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countUnread,
  findWritingObstacle,
  getPartyName,
  maxOrderMessages,
  type OrderMessage,
  OrderMessageText,
  withOrderNotes,
} from "./order-messages.ts";

const address = {
  street: "Sahatie 2",
  zip: "33100",
  locality: { _id: "tampere", location: "Tampere" },
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
};
const order = {
  status: "recieved" as const,
  createdAt: "2026-11-20T10:00:00.000Z",
  buyer: { firstname: "Aino", lastname: "Ahonala", phonenumber: "", email: "", address },
  seller: {
    _id: "myyja",
    business: false,
    ytunnus: null,
    companyName: null,
    fullName: "Matti Meikäläinen",
    phonenumber: "",
    email: null,
    address,
  },
};
const toInstant = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const message = (from: OrderMessage["from"], minute = 0): OrderMessage => ({
  text: "Hei!",
  author: getPartyName(order, from),
  createdAt: toInstant(minute),
  from,
});

const account = (isActive: boolean, timesActivated: number) => ({
  userAccount: {
    paid: true,
    isActive,
    expires: null,
    timesActivated,
    account: { accountPlan: "basic" as const },
  },
});
const open = {
  order,
  seller: account(true, 1),
  isLinkAlive: true,
  messages: [],
};

test("a company writes with its name, a person with their own", () => {
  expect(getPartyName(order, "buyer")).toBe("Aino Ahonala");
  expect(getPartyName(order, "seller")).toBe("Matti Meikäläinen");
  const company = { ...order.seller, companyName: "Hämeen Halko Oy" };
  expect(getPartyName({ ...order, seller: company }, "seller")).toBe("Hämeen Halko Oy");
});

test("the wishes of the checkout are the buyer's first message, and without wishes there is none", () => {
  const written = [message("seller")];
  const [first, ...others] = withOrderNotes({ ...order, deliveryNotes: "Portin koodi 1234." }, written);
  expect(first).toEqual({
    text: "Portin koodi 1234.",
    author: "Aino Ahonala",
    createdAt: order.createdAt,
    from: "buyer",
  });
  expect(others).toEqual(written);
  expect(withOrderNotes(order, written)).toEqual(written);
});

test("only messages of the buyer are unread, and those read stay read", () => {
  const messages = fc.array(fc.constantFrom("buyer" as const, "seller" as const), { maxLength: 30 });
  fc.assert(
    fc.property(messages, fc.nat(30), (parties, read) => {
      const written = parties.map((from, minute) => message(from, minute));
      const unread = countUnread(written, toInstant(read));
      expect(unread).toBe(parties.slice(read + 1).filter((from) => from === "buyer").length);
      const last = written.at(-1);
      if (last) expect(countUnread(written, last.createdAt)).toBe(0);
    }),
  );
});

describe("messages are taken", () => {
  test("while the seller is there and the link works", () => {
    expect(findWritingObstacle(open)).toBeNull();
  });

  test("by a closed seller about an order that is still open", () => {
    const closed = { ...open, seller: account(false, 1) };
    expect(findWritingObstacle(closed)).toBeNull();
    const delivered = { ...closed, order: { status: "delivered" as const } };
    expect(findWritingObstacle(delivered)).toBe("messagesClosed");
  });

  test("neither by a deleted seller nor after the link has expired", () => {
    expect(findWritingObstacle({ ...open, seller: null })).toBe("messagesClosed");
    expect(findWritingObstacle({ ...open, isLinkAlive: false })).toBe("messagesClosed");
  });

  test("up to their number", () => {
    const messages = Array.from({ length: maxOrderMessages }, () => message("buyer"));
    expect(findWritingObstacle({ ...open, messages })).toBe("messagesFull");
    expect(findWritingObstacle({ ...open, messages: messages.slice(1) })).toBeNull();
  });
});

test("a message has at most 1,000 letters, several lines and no web address", () => {
  expect(OrderMessageText.parse("  Hei!\r\nTulen klo 15.  ")).toBe("Hei!\nTulen klo 15.");
  for (const text of ["", " \n ", "a".repeat(1001), "Maksa: https://maksu.example"])
    expect(OrderMessageText.safeParse(text).success).toBe(false);
});
