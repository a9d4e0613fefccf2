import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { describe, expect, test } from "vitest";
import { createNewOrderMails } from "../../src/mail/shop/new-order-mails.ts";
import { sellerNotice } from "../../src/mail/shop/order-mails.ts";
import { queueMail } from "../../src/store/mail.ts";
import { mailOrderStatus } from "../../src/triggers/order-advanced.ts";
import { database, storedIn, trigger } from "../support/mail/isolated-project.ts";
import { receiveMailsDuringTests } from "../support/mail/receive-mails.ts";
import { sampleOrder } from "../support/sample-order.ts";

const mailServer = receiveMailsDuringTests();

/** Stores an order and returns its snapshot. */
async function snapshotOf({ _id, ...fields }: Order) {
  await database.collection("orders").doc(_id).set(fields);
  return storedIn("orders", _id);
}

/** Runs the trigger of a changed order with real snapshots. */
async function advance(from: OrderStatus, to: OrderStatus, change: Partial<Order> = {}): Promise<void> {
  const before = await snapshotOf({ ...sampleOrder, ...change, status: from });
  const after = await snapshotOf({ ...sampleOrder, ...change, status: to });
  await mailOrderStatus({ data: { before, after } });
}

const queuedMails = async () => (await database.collection("mail").get()).docs.map(({ id }) => id);

/** The text of an HTML mail without its tags, as the recipient sees it. */
const read = (html = "") =>
  html
    .replaceAll(/<(br|\/p|\/t[dhr]|\/h[12])>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, " ");

describe("who has ordered", () => {
  const confirm = async () => {
    for (const { id, mail } of createNewOrderMails(sampleOrder, null)) await queueMail(id, mail);
    await trigger("order-order1-confirmation");
    return mailServer.singleMail;
  };

  test("gets one mail, to their address, with the order number as its subject", async () => {
    expect(await confirm()).toMatchObject({
      to: [{ address: "aino.ahonala@posti.example" }],
      subject: "Tilausvahvistus HP-261121-7QK2X",
    });
  });

  test.each([
    "Hei! Kiitos tilauksestasi!",
    "Tilattu: 22.11.2026",
    "Polttopuu, koivu Pilke 33 cm · kuiva · irto · à 65,00 € 3 irto-m³ 25,5 % 195,00 €",
    "Havut à 1,10 € 1 200 kpl 10 % 1 320,00 €",
    "Toimitus kilometrien mukaan, 24 km 25,5 % 48,00 €",
    "Veroton hinta 1 393,63 € Alv 25,5% 49,37 € Alv 10% 120,00 € Yhteensä 1 563,00 €",
    "Myyjä Mäki & Pojat <Oy> Yritys, Y-tunnus 1234567-1 Sahatie 2 33100 Tampere Puhelin: 050 000 0456",
    "Ostaja 33100 Tampere",
  ])("reads in it: %s", async (words) => {
    expect(read((await confirm()).html)).toContain(words);
  });

  test("reads the same in plain text", async () => {
    const text = (await confirm()).text?.replaceAll("\u00a0", " ");
    expect(text).toContain(
      [
        "Polttopuu, koivu",
        "Pilke 33 cm · kuiva · irto · à 65,00 €",
        "Määrä: 3 irto-m³, Alv: 25,5 %, Yhteensä: 195,00 €",
      ].join("\n"),
    );
    expect(text).toContain(
      "Veroton hinta: 1 393,63 €\nAlv 25,5%: 49,37 €\nAlv 10%: 120,00 €\nYhteensä: 1 563,00 €",
    );
  });
});

test("a seller's mail says who ordered and leads to the order", async () => {
  await queueMail("notice", sellerNotice(sampleOrder, "tilaukset@halkomestari.example"));
  await trigger("notice");
  expect(mailServer.singleMail).toMatchObject({
    to: [{ address: "tilaukset@halkomestari.example" }],
    subject: "Uusi tilaus HP-261121-7QK2X",
    html: expect.stringContaining(
      `<a href="${process.env["APP_URL"]}/profiili/tilaukset/${sampleOrder._id}"`,
    ),
    text: expect.stringContaining(
      `Avaa tilaus:\n${process.env["APP_URL"]}/profiili/tilaukset/${sampleOrder._id}`,
    ),
  });
  expect(read(mailServer.singleMail.html)).toContain("Puhelin: 050 000 0123");
});

describe("when an order moves on", () => {
  test.each([
    {
      to: "in progress",
      id: "order-order1-in-progress",
      subject: "Tilaus HP-261121-7QK2X: Käsittelyssä",
      words: "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee toimitusta.",
    },
    {
      to: "in delivery",
      id: "order-order1-in-delivery",
      subject: "Tilaus HP-261121-7QK2X: Toimituksessa",
      words: "Tilauksesi on toimituksessa.",
    },
    {
      to: "delivered",
      id: "order-order1-delivered",
      subject: "Tilaus HP-261121-7QK2X: Toimitettu",
      words: "Tilauksesi on toimitettu. Kiitos, että ostit Halkopihasta!",
    },
  ] as const)("the buyer reads that it is $to", async ({ to, id, subject, words }) => {
    await advance("recieved", to);
    await advance("recieved", to);
    await trigger(id);
    expect(mailServer.singleMail).toMatchObject({
      to: [{ address: "aino.ahonala@posti.example" }],
      subject,
      text: expect.stringContaining(words),
      html: expect.stringContaining(words),
    });
  });

  const pickup = { delivery: false, deliveryCost: null };
  const service = {
    ...pickup,
    items: sampleOrder.items.slice(0, 1).map((item) => ({ ...item, name: "Haketus" })),
  };

  test.each([
    ["in progress", "Käsittelyssä", "valmistelee sitä noudettavaksi"],
    ["in delivery", "Noudettavissa", "Tilauksesi on valmis noudettavaksi."],
    ["delivered", "Noudettu", "Tilauksesi on noudettu."],
  ] as const)("a buyer who picks up reads of the pickup when it is %s", async (to, label, words) => {
    await advance("recieved", to, pickup);
    await trigger(`order-order1-${to.replace(" ", "-")}`);
    const { subject, text } = mailServer.singleMail;
    expect(subject).toBe(`Tilaus HP-261121-7QK2X: ${label}`);
    expect(text).toContain(words);
    expect(text).toContain(`Tila: ${label}`);
    expect(text).not.toMatch(/toimit/i);
  });

  test("a buyer who picks up reads where", async () => {
    await advance("in progress", "in delivery", pickup);
    await trigger("order-order1-in-delivery");
    expect(mailServer.singleMail.text).toContain("Nouto-osoite:\nSahatie 2\n33100 Tampere");
    expect(mailServer.singleMail.text).toContain("Nouto myyjältä");
  });

  test.each([
    ["in progress", "taken up", "Myyjä on ottanut tilauksesi käsittelyyn."],
    ["in delivery", "being done", "Tilaamasi palvelu on työn alla."],
    ["delivered", "done", "Tilaamasi palvelu on tehty."],
  ] as const)("who has ordered a service reads when it is %s that it is %s", async (to, _, words) => {
    await advance("recieved", to, service);
    await trigger(`order-order1-${to.replace(" ", "-")}`);
    expect(mailServer.singleMail.text).toContain(words);
    expect(mailServer.singleMail.text).not.toMatch(/toimit|nout/i);
  });

  test("a delivery without a price is to be agreed", { tags: "s8-19" }, async () => {
    await advance("recieved", "in progress", { deliveryCost: null });
    await trigger("order-order1-in-progress");
    expect(mailServer.singleMail.text).toContain("Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa.");
  });
});

test.each(["recieved", "in progress", "delivered"] as const)(
  "an order that changes but stays %s is not mailed about",
  async (status) => {
    await advance(status, status);
    expect(await queuedMails()).toEqual([]);
  },
);
