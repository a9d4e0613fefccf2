import { formatFinnishDay, formatFinnishTime } from "@halkopiha/domain/calendar.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Withdrawal } from "@halkopiha/domain/orders/order-endings.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import type { Block } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { getSellerName, toOrderBlocks, toOrderSummary } from "./order-blocks.ts";
import { buildSellerOrderUrl } from "./order-mails.ts";

/** `28.11.2026 klo 10.15.30 Suomen aikaa (2026-11-28 08:15:30 UTC)` */
const formatReceipt = (at: string): string =>
  `${formatFinnishDay(at)} klo ${formatFinnishTime(at)}.${at.slice(17, 19)} Suomen aikaa (${at.slice(0, 19).replace("T", " ")} UTC)`;

/** The content of the statement and when it was received. Consumer Rights Directive art. 11a(4). */
export const toStatementBlock = ({ orderNumber, seller }: Order, withdrawal: Withdrawal): Block => ({
  about: "Peruutusilmoitus",
  lines: [
    `Vastaanotettu: ${formatReceipt(withdrawal.at)}`,
    `Ilmoittaja: ${withdrawal.name}`,
    `Sähköposti: ${withdrawal.email}`,
    `Sopimus: tilaus ${orderNumber}, myyjä ${seller.companyName ?? seller.fullName}`,
    ...(withdrawal.part
      ? `Peruutus koskee: ${withdrawal.part}`.split("\n")
      : ["Peruutus koskee koko tilausta."]),
    ...(withdrawal.reason ? `Syy: ${withdrawal.reason}`.split("\n") : []),
  ],
});

/** Tells a seller that a buyer has withdrawn. */
export function withdrawalNotice(order: Order, withdrawal: Withdrawal, to: string): Mail {
  const stock = withdrawal.part
    ? "Peruutus koskee osaa tilauksesta: korjaa tuotteen määrä itse."
    : "Älä enää toimita tilausta.";
  return {
    to,
    subject: `Tilaus ${order.orderNumber}: ostaja on peruuttanut sopimuksen`,
    ...renderBodies([
      { heading: "Ostaja on peruuttanut sopimuksen" },
      [`Hei ${getSellerName(order)}!`, `Ostaja on käyttänyt peruuttamisoikeuttaan. ${stock}`],
      toStatementBlock(order, withdrawal),
      [
        `Palauta ostajan maksu, myös toimituskulut, viimeistään ${withdrawalDays} päivän kuluttua ilmoituksesta. Saat odottaa, kunnes tavara on palautettu tai ostaja on osoittanut lähettäneensä sen. Merkitse palautukset tilaukseen.`,
      ],
      { link: "Avaa tilaus", url: buildSellerOrderUrl(order) },
      toOrderSummary(order),
      ...toOrderBlocks(order),
    ]),
  };
}
