import type { User } from "@halkopiha/domain/accounts/user.ts";
import { hideListing, showListing } from "@halkopiha/domain/contract/admin/listings.ts";
import {
  activateUser,
  activateUsers,
  deleteUser,
  deleteUsers,
} from "@halkopiha/domain/contract/admin/users.ts";
import { deleteProduct, deleteProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import { automationNote, defaultReasons, redressNote } from "@halkopiha/domain/reports/statement.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { createProductForSale, seller as loggedInSeller } from "../support/call-examples/fixtures.ts";
import { database, newProduct, newSeller } from "../support/market.ts";

const admin = new Client();
const reason = "Myyjä ei ole vastannut ostajille kuukauteen.";
let seller: User;

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

beforeEach(async () => {
  seller = await newSeller({ email: `myyja-${crypto.randomUUID()}@posti.example` });
});

/** The messages to the seller whose id begins so. */
async function readStatements(start: string, to: string | null = seller.email) {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs.filter(({ id }) => id.startsWith(start)).map((mail) => String(mail.get("text")));
}

function expectStatement([text = "", ...others]: string[], ...parts: string[]): void {
  expect(others).toEqual([]);
  for (const part of [automationNote, redressNote, ...parts]) expect(text).toContain(part);
}

describe("the seller is told why", () => {
  test("an account is closed, with the reason", async () => {
    await admin.call(activateUser, {
      params: { id: seller._id },
      body: { active: false, paid: true, reason },
    });
    expectStatement(await readStatements("closed-"), reason, "suljettu");
  });

  test("an account is closed, as documented without a reason", async () => {
    await admin.call(activateUser, { params: { id: seller._id }, body: { active: false, paid: true } });
    expectStatement(await readStatements("closed-"), defaultReasons.accountClosed);
    await admin.call(activateUser, { params: { id: seller._id }, body: { active: false, paid: false } });
    expect(await readStatements("closed-")).toHaveLength(1);
  });

  test("several accounts are closed", async () => {
    const { results } = await admin.call(activateUsers, {
      body: { ids: [seller._id], active: false, reason },
    });
    expect(results[0]?.error).toBeUndefined();
    expectStatement(await readStatements("closed-"), reason);
  });

  test("an account is deleted, with the reason or as documented without one", async () => {
    await admin.call(deleteUsers, { body: { ids: [seller._id], reason } });
    expectStatement(await readStatements("deleted-"), reason, "poistettu pysyvästi");
    seller = await newSeller({ email: `myyja-${crypto.randomUUID()}@posti.example` });
    await admin.call(deleteUser, { params: { id: seller._id } });
    expectStatement(await readStatements("deleted-"), defaultReasons.accountDeleted);
  });

  test("a listing is deleted or loses its picture by an admin, not by themselves", async () => {
    const product = await newProduct(seller, {
      images: { small: "/a.webp", large: "/b.webp", original: "/c.webp" },
    });
    const params = { id: product._id };
    await admin.call(deleteProductImage, { params });
    expectStatement(await readStatements(`listing-${product._id}-`), defaultReasons.imageRemoved);
    await admin.call(deleteProduct, { params });
    expect(await readStatements(`listing-${product._id}-`)).toHaveLength(2);
    const own = await createProductForSale();
    const { client, email } = await loggedInSeller();
    await client.call(deleteProduct, { params: { id: own._id } });
    expect(await readStatements(`listing-${own._id}-`, email)).toEqual([]);
  });

  test("a listing is hidden, by text message where there is no e-mail address", async () => {
    const phone = "050 000 0777";
    const { contactInformation } = seller;
    const bare = await newSeller({
      email: null,
      contactInformation: { ...contactInformation, phonenumbers: [phone] },
    });
    const { _id: id } = await newProduct(bare);
    await admin.call(hideListing, { params: { id }, body: { reason } });
    const [text = ""] = await readStatements(`listing-${id}-`, phone);
    expect(text).toContain("piilotettu");
    await admin.call(showListing, { params: { id } });
    expect(await readStatements(`listing-${id}-`, phone)).toHaveLength(2);
  });
});
