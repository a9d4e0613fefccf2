import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { type Mail, orderCodePlaceholder, type Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { createSampleRecall } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../test/support/sample-order.ts";
import {
  contactChanged,
  contactChangedMessage,
  contactRequested,
  contactRequestedMessage,
} from "./accounts/contact-change-mails.ts";
import { rootInvited, rootInvitedMessage } from "./accounts/root-mails.ts";
import { contactAnswered, contactReceived } from "./contact-mails.ts";
import { recallMessages } from "./recall-mails.ts";
import { reportReceived } from "./report-mails.ts";
import { alertNews, alertRequested } from "./shop/alert-mails.ts";
import { orderLinkMail } from "./shop/order-mails.ts";
import { messageToBuyer } from "./shop/order-message-mails.ts";

process.env["APP_URL"] = "https://halkopiha.example";

const secret = "s".repeat(22);
const to = "tuula@posti.example";
const user = { business: false, companyName: null, fullName: "Tuula Rantakoivu" };
const contact = { _id: "keskustelu", name: "Tuula", email: to, subject: "palaute" } as const;
const listings = { description: "Polttopuut", path: "/haku", products: [], unsubscribeCode: secret };

const order = { ...sampleOrder, _id: contact._id };

/** A mail with the code of its order, as it is sent. */
const withCode = ({ text, html }: Mail) => ({
  text: text.replaceAll(orderCodePlaceholder, secret),
  html: html.replaceAll(orderCodePlaceholder, secret),
});

const recall = createSampleRecall();

const toMail = (message: Mail | Sms): Mail => {
  if (!("html" in message)) throw new Error("this is no mail");
  return message;
};

const messages = {
  orderLink: withCode(orderLinkMail(order)),
  messageToBuyer: withCode(messageToBuyer(order, "Tuon halot lauantaina.")),
  contactReceived: contactReceived(contact, secret),
  contactAnswered: contactAnswered(contact, "Ole hyvä!", secret),
  contactRequested: contactRequested(user, to, secret),
  contactRequestedMessage: contactRequestedMessage(to, secret),
  contactChanged: contactChanged(user, to, secret),
  contactChangedMessage: contactChangedMessage(to, secret),
  rootInvited: rootInvited({ username: "juuri" }, to, secret),
  rootInvitedMessage: rootInvitedMessage(to, secret),
  reportReceived: reportReceived(to, contact._id, secret),
  recalled: withCode(toMail(recallMessages.recalled(recall, order, "mail"))),
  recallTakenBack: withCode(toMail(recallMessages.takenBack(recall, order, "mail"))),
  alertRequested: alertRequested({ to, description: "Polttopuut", code: secret }),
  alertNews: alertNews({ to, news: [listings], available: [], unsubscribeCode: secret }),
};

/** The URLs with the secret in the bodies of a message. */
function findSecretUrls({ text, html = "" }: { text: string; html?: string }): URL[] {
  const urls = `${text}\n${html}`.match(/https?:\/\/[^\s"<>]+/g) ?? [];
  return urls.filter((url) => url.includes(secret)).map((url) => new URL(url));
}

describe("the secret of a mailed link is in its fragment alone, which browsers send to no server:", () => {
  test.each(Object.entries(messages))("%s", (_name, message) => {
    const urls = findSecretUrls(message);
    expect(urls.length).toBeGreaterThan(0);
    for (const { hash, origin, pathname, search } of urls) {
      expect(hash).toContain(secret);
      expect(origin + pathname + search).not.toContain(secret);
    }
  });
});

test("every kind of mailed link is in a message of these tests", () => {
  const names = Object.values(messages).flatMap((message) =>
    findSecretUrls(message).map(({ pathname, hash }) => `${pathname}${hash}`),
  );
  const expected = Object.values(mailedLinks).map(
    ({ path, secret: name }) => `${path.replace(":id", contact._id)}#${name}=${secret}`,
  );
  expect([...new Set(names)].sort()).toEqual(expected.sort());
});
