import { User } from "@halkopiha/domain/accounts/user.ts";
import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { downloadBuyerReceipt, downloadReceipt } from "@halkopiha/domain/contract/shop/receipts.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { forgetBuyer } from "@halkopiha/domain/personal-data/order-erasure.ts";
import { Receipt } from "@halkopiha/domain/receipts/receipt.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readPdf } from "../../src/downloads/receipt/testing/read-pdf.ts";
import { parseDocument, requireDocument } from "../../src/store/firestore/document.ts";
import { Client } from "../support/api.ts";
import { admin, cancel, logInAdmin, orderFour, withdraw } from "../support/ended-orders.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";
import { deliver, deliveredLink } from "../support/reviews.ts";
import { createUserAsRoot, getErrorCode, logInAs } from "../support/users.ts";
import { waitForDocument } from "../support/wait-for.ts";

const buyer = new Client();

interface Link {
  id: string;
  code: string;
}

/** A business that sells and is logged in. */
async function newBusiness() {
  const { uid, username } = await createUserAsRoot();
  await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: true } });
  const ref = database.collection("users").doc(uid);
  await ref.update({ business: true, person: false, companyName: "Klapikauppa Oy", ytunnus: "1234567-1" });
  await waitForDocument(database.collection("sellers").doc(uid), ({ exists }) => exists);
  return { seller: requireDocument(User, await ref.get()), client: await logInAs({ username }) };
}

const toBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

const download = async ({ id, code }: Link) =>
  toBytes(await buyer.call(downloadBuyerReceipt, { params: { id }, body: { code } }));
const tryToDownload = ({ id, code }: Link) =>
  getErrorCode(buyer.request(downloadBuyerReceipt, { params: { id }, body: { code } }));
const readText = async (link: Link) => (await readPdf(await download(link))).pages.join("\n");

const findReceipt = async (id: string) =>
  parseDocument(Receipt, await database.collection("receipts").doc(id).get());

beforeAll(async () => void (await logInAdmin()));

test("buyer and seller get the same file, which tells what was ordered from whom", async () => {
  const { seller, client } = await newBusiness();
  const link = await deliveredLink(await newProduct(seller));
  const bought = await download(link);
  const sold = await toBytes(await client.call(downloadReceipt, { params: { id: link.id } }));
  expect(Buffer.from(sold).equals(Buffer.from(bought))).toBe(true);
  const { title, pages } = await readPdf(bought);
  const receipt = await findReceipt(link.id);
  expect(title).toBe(`Kuitti ${receipt?.number}, tilaus ${receipt?.orderNumber}`);
  expect(pages[0]).toContain(seller.companyName);
  expect(pages[0]).toContain(`Y-tunnus: ${seller.ytunnus}`);
  expect(pages[0]).not.toContain("Tilinumero");
});

test("a receipt has the account number and the terms of its seller, with a reference number", async () => {
  const { seller, client } = await newBusiness();
  const settings = {
    deliveryMethod: seller.deliveryMethod,
    iban: "fi21 1234 5600 0007 85",
    paymentTerms: "7",
  } as const;
  const { user } = await client.call(updateAccountSettings, { params: { id: seller._id }, body: settings });
  expect(user).toMatchObject({ iban: "FI2112345600000785", paymentTerms: "7" });
  const text = await readText(await deliveredLink(await newProduct(seller)));
  for (const shown of [
    "Maksuehto: 7 päivää netto",
    "Eräpäivä",
    "FI21 1234 5600 0007 85",
    "NDEAFIHH",
    "Viitenumero: 26",
  ])
    expect(text).toContain(shown);

  const { user: later } = await client.call(updateAccountSettings, {
    params: { id: seller._id },
    body: { deliveryMethod: seller.deliveryMethod },
  });
  expect(later).toMatchObject({ iban: "FI2112345600000785", paymentTerms: "7" });
  const { user: without } = await client.call(updateAccountSettings, {
    params: { id: seller._id },
    body: { deliveryMethod: seller.deliveryMethod, iban: "", paymentTerms: "" },
  });
  expect(without).toMatchObject({ iban: null, paymentTerms: null });
});

test("a seller is told by mail when the account number changes, and not when it stays", async () => {
  const { seller, client } = await newBusiness();
  const mails = database
    .collection("mail")
    .where("to", "==", seller.email)
    .where("subject", "==", "Kuittiesi tilinumero on muutettu");
  const save = (iban: string) =>
    client.call(updateAccountSettings, {
      params: { id: seller._id },
      body: { deliveryMethod: seller.deliveryMethod, iban },
    });
  await save("FI2112345600000785");
  await save("FI2112345600000785");
  const { docs } = await mails.get();
  expect(docs).toHaveLength(1);
  expect(docs[0]?.get("text")).toContain("jonka loppu on 0785");
  await save("");
  expect((await mails.get()).size).toBe(2);
});

test("an admin changes no account number of a seller", async () => {
  const seller = await newSeller();
  const body = { deliveryMethod: seller.deliveryMethod, iban: "FI2112345600000785" };
  const request = admin.request(updateAccountSettings, { params: { id: seller._id }, body });
  expect(await getErrorCode(request)).toBe("forbidden");
});

test("the receipt of a private seller has neither VAT nor street", async () => {
  const { address } = await newSeller();
  const street = "Piilopirtintie 7";
  const seller = await newSeller({
    business: false,
    companyName: null,
    ytunnus: null,
    address: { ...address, street },
  });
  const text = await readText(await deliveredLink(await newProduct(seller)));
  expect(text).toContain("Arvonlisäveroa ei ole eritelty, koska myyjällä ei ole Y-tunnusta.");
  expect(text).not.toContain("Veroton");
  expect(text).not.toContain(street);
});

describe("a receipt is made once", () => {
  test("and stays as it is when the order or the seller changes", async () => {
    const seller = await newSeller();
    const link = await deliveredLink(await newProduct(seller));
    const first = await download(link);
    await database
      .collection("users")
      .doc(seller._id)
      .update({ companyName: "Uusi Oy", iban: "FI2112345600000785" });
    await database.collection("orders").doc(link.id).update({ "buyer.lastname": "Muuttunut" });
    expect(Buffer.from(await download(link)).equals(Buffer.from(first))).toBe(true);
  });

  const rounds = Array.from({ length: 20 }, (_, round) => round);

  test.each(rounds)(
    "however many ask at once, with numbers that have no gap, %i",
    { timeout: 60_000 },
    async () => {
      const { seller, client } = await newBusiness();
      const product = await newProduct(seller);
      const [one, other] = [await deliveredLink(product), await deliveredLink(product)];
      const [first, second, third, sold] = await Promise.all([
        download(one),
        download(one),
        download(other),
        client.call(downloadReceipt, { params: { id: one.id } }).then(toBytes),
      ]);
      expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
      expect(Buffer.from(first).equals(Buffer.from(sold))).toBe(true);
      expect(Buffer.from(first).equals(Buffer.from(third))).toBe(false);
      const numbers = await Promise.all(
        [one, other].map(async ({ id }) => (await findReceipt(id))?.number.slice(-4)),
      );
      expect(numbers.toSorted()).toEqual(["0001", "0002"]);
    },
  );
});

describe("there is no receipt", () => {
  test.each(["recieved", "in progress", "in delivery"])("of an order that is %s", async (status) => {
    const link = await orderLink(await newProduct(await newSeller()));
    await database.collection("orders").doc(link.id).update({ status });
    expect(await tryToDownload(link)).toBe("noReceiptYet");
    expect(await findReceipt(link.id)).toBeNull();
  });

  test("of an order whose buyer has been forgotten", async () => {
    const link = await deliveredLink(await newProduct(await newSeller()));
    const ref = database.collection("orders").doc(link.id);
    const order = requireDocument(Order, await ref.get());
    await ref.update({ buyer: forgetBuyer(order).buyer });
    expect(await tryToDownload(link)).toBe("buyerForgotten");
    expect(await findReceipt(link.id)).toBeNull();
  });

  test("of a cancelled order", async () => {
    const order = await orderFour();
    await cancel(order);
    expect(await tryToDownload(order)).toBe("orderEnded");
  });

  test("of an order from all of which its buyer has withdrawn; one that was made before stays", async () => {
    const [without, made, part] = [await orderFour(), await orderFour(), await orderFour()];
    for (const { id } of [without, made, part]) await deliver(id);
    const file = await download(made);
    for (const order of [without, made]) expect(await withdraw(order)).toBe("done");
    expect(await withdraw(part, { part: "yksi kuutio" })).toBe("done");
    expect(await tryToDownload(without)).toBe("orderEnded");
    expect(Buffer.from(await download(made)).equals(Buffer.from(file))).toBe(true);
    expect(await readText(part)).toContain("Kuitti");
  });
});

describe("nobody else gets it", () => {
  test("neither another seller nor an admin, and without a login nobody", async () => {
    const seller = await newSeller();
    const link = await deliveredLink(await newProduct(seller));
    await download(link);
    const request = { params: { id: link.id } };
    expect(await getErrorCode((await newBusiness()).client.request(downloadReceipt, request))).toBe(
      "notFound",
    );
    expect(await getErrorCode(admin.request(downloadReceipt, request))).toBe("notFound");
    expect(await getErrorCode(new Client().request(downloadReceipt, request))).toBe("unauthenticated");
  });

  test("with the code of another order, or after the link has expired", async () => {
    const product = await newProduct(await newSeller());
    const [link, other] = [await deliveredLink(product), await deliveredLink(product)];
    expect(await tryToDownload({ id: link.id, code: other.code })).toBe("linkInvalid");
    const old = Timestamp.fromMillis(Date.now() - 800 * 24 * 60 * 60_000);
    await database.collection("orders").doc(link.id).update({ createdAt: old });
    expect(await tryToDownload(link)).toBe("linkInvalid");
    expect(await findReceipt(link.id)).toBeNull();
  });
});

test("a receipt is kept for seven years, also when its seller's account is gone", async () => {
  const seller = await newSeller();
  const link = await deliveredLink(await newProduct(seller));
  await download(link);
  await database.collection("users").doc(seller._id).delete();
  expect(await readText(link)).toContain(seller.companyName);
  const stored = await database.collection("receipts").doc(link.id).get();
  const { expiresAt } = z.object({ expiresAt: z.instanceof(Timestamp) }).parse(stored.data());
  const years = (expiresAt.toMillis() - Date.now()) / (365 * 24 * 60 * 60_000);
  expect(Math.round(years)).toBe(7);
});
