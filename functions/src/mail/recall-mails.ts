import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatFinnishDay } from "@halkopiha/domain/calendar.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { type Mail, orderCodePlaceholder, type Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toProductIdPath } from "@halkopiha/domain/products/page-segment.ts";
import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import * as labels from "@halkopiha/domain/recalls/recall-labels.ts";
import { formatGrounds } from "@halkopiha/domain/reports/statement.ts";
import type { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import { appUrl } from "../config.ts";
import { buildMailedUrl } from "./mailed-url.ts";
import type { Block } from "./rendering/blocks.ts";
import { renderBodies } from "./rendering/render-bodies.ts";
import { buildServiceUrl, toServiceLink } from "./service-link.ts";
import { toServiceAppeal, toStatementBlocks } from "./statement-blocks.ts";

/** The order whose buyer is told. */
interface ToldOrder {
  _id: string;
  orderNumber: string;
  createdAt: Instant;
  buyer: { email: string; phonenumber: string };
}

type Channel = Exclude<labels.RecallChannel, null>;

/** The page of the product, where everybody can read the recall. */
const buildRecallUrl = ({ _id }: Pick<Recall, "_id">): string => `${appUrl.value()}${toProductIdPath(_id)}`;

/** The parts of a recall notice in their order (General Product Safety Regulation art. 36; Implementing Regulation (EU) 2024/1435). */
const toNoticeBlocks = (recall: Recall): Block[] => [
  { heading: labels.recallHeadline },
  {
    about: "Tuote",
    lines: [
      recall.title,
      `Myyjä: ${recall.seller}`,
      `Myyty Halkopihassa ${formatFinnishDay(recall.soldFrom)}–${formatFinnishDay(recall.recalledAt)}`,
      ...recall.identification.split("\n"),
    ],
  },
  { about: "Vaara", lines: recall.hazard.split("\n") },
  { about: "Toimi näin", lines: [labels.stopUsing, ...recall.action.split("\n")] },
  {
    about: "Hyvitys",
    lines: [...recall.remedies.map((remedy) => `– ${labels.recallRemedyLabels[remedy]}`), labels.remedyNote],
  },
  { about: "Lisätietoja maksutta", lines: recall.contact.split("\n") },
];

const toOrderLink = ({ _id }: ToldOrder): Block => ({
  link: "Avaa tilaus",
  url: buildMailedUrl(mailedLinks.order, orderCodePlaceholder, { id: _id }),
});

/** The recall notice to who has ordered the product. */
const recallToBuyer = (recall: Recall, order: ToldOrder): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `${labels.recallHeadline}: ${recall.title}`,
  ...renderBodies([
    ...toNoticeBlocks(recall),
    [
      `Saat tämän viestin, koska tilasit tuotteen ${formatFinnishDay(order.createdAt)}, tilaus ${order.orderNumber}. Jos et ole vielä saanut tuotetta, älä ota sitä vastaan.`,
      labels.shareNote,
    ],
    toOrderLink(order),
    { link: "Takaisinvedon sivu", url: buildRecallUrl(recall), isQuiet: true },
  ]),
});

/** Tells who was told of a recall that it was taken back. */
const takenBackToBuyer = (recall: Recall, order: ToldOrder): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Takaisinveto on peruttu: ${recall.title}`,
  ...renderBodies([
    { heading: "Takaisinveto on peruttu" },
    [
      "Hei!",
      `Kerroimme sinulle tuotteen ”${recall.title}” takaisinvedosta, tilaus ${order.orderNumber}. Takaisinveto on peruttu, eikä aiempi ilmoitus ole enää voimassa.`,
    ],
    { about: "Miksi", lines: (recall.takenBack?.reason ?? "").split("\n") },
    toOrderLink(order),
  ]),
});

/** Without names: they may have letters that a text message has no room for. */
const toMessage = (order: ToldOrder, text: string): Sms => ({
  to: order.buyer.phonenumber,
  text: `Halkopiha: ${text}`,
});

const recallMessage = (recall: Recall, order: ToldOrder): Sms =>
  toMessage(
    order,
    `takaisinveto, tilaus ${order.orderNumber}. ${labels.stopUsing} Ohjeet: ${buildRecallUrl(recall)}`,
  );

const takenBackMessage = (_recall: Recall, order: ToldOrder): Sms =>
  toMessage(order, `tilauksen ${order.orderNumber} tuotteen takaisinveto on peruttu. ${buildServiceUrl()}`);

/** What buyers are told of a recall, by mail or by text message. */
export const recallMessages = {
  recalled: (recall: Recall, order: ToldOrder, channel: Channel) =>
    channel === "mail" ? recallToBuyer(recall, order) : recallMessage(recall, order),
  takenBack: (recall: Recall, order: ToldOrder, channel: Channel) =>
    channel === "mail" ? takenBackToBuyer(recall, order) : takenBackMessage(recall, order),
};

/** The statement of reasons to the seller of a recalled product, with the notice that its buyers get. */
export const recallToSeller = (seller: User, to: string, recall: Recall): Mail => ({
  to,
  subject: `Tuotteesi on vedetty takaisin: ${recall.title}`,
  ...renderBodies([
    [
      `Hei ${displayName(seller)}!`,
      `Olemme vetäneet takaisin tuotteesi ”${recall.title}”. Kerromme siitä kaikille, jotka ovat tilanneet sen.`,
    ],
    ...toStatementBlocks({
      restriction: "listingRecalled",
      source: "ownInitiative",
      reason: recall.hazard,
      grounds: formatGrounds("law"),
    }),
    {
      about: "Mitä sinun on tehtävä",
      lines: [
        "Älä luovuta tuotetta enää kenellekään, myöskään jo tilanneille.",
        "Ilmoita vaarasta viipymättä Turvallisuus- ja kemikaalivirasto Tukesille.",
        labels.sellerRemedyNote,
      ],
    },
    toServiceAppeal(),
    toServiceLink(),
    ["Ostajat saavat tämän ilmoituksen:"],
    ...toNoticeBlocks(recall),
  ]),
});

/** Tells the seller that a recall was taken back. */
export const takenBackToSeller = (seller: User, to: string, recall: Recall): Mail => ({
  to,
  subject: `Takaisinveto on peruttu: ${recall.title}`,
  ...renderBodies([
    [
      `Hei ${displayName(seller)}!`,
      `Tuotteesi ”${recall.title}” takaisinveto on peruttu. Kerromme siitä niille, joille takaisinvedosta on kerrottu. Ilmoitus näkyy taas, jos mikään muu ei estä sitä.`,
    ],
    { about: "Miksi", lines: (recall.takenBack?.reason ?? "").split("\n") },
  ]),
});
