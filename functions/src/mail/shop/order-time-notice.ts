import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatTimeWindow, getAgreedTime } from "@halkopiha/domain/orders/agree-time.ts";
import { toCalendarFile } from "@halkopiha/domain/orders/calendar-file.ts";
import { formatAddress } from "@halkopiha/domain/orders/format-address.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import { hidePrivateStreet, type Order } from "@halkopiha/domain/orders/order.ts";
import { getPartyName } from "@halkopiha/domain/orders/order-messages.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { getSellerName, toBuyerBlock } from "./order-blocks.ts";
import { buildSellerOrderUrl } from "./order-mails.ts";

/** The calendar entry of an order's agreed time; undefined without one. */
function toCalendar(order: Order, place: string, description: string): string | undefined {
  const agreed = getAgreedTime(order);
  return order.times && agreed
    ? toCalendarFile({ order, times: order.times, agreed, place, description })
    : undefined;
}

/**
 * The buyer's calendar entry. Their address is unverified, so of it the entry has only the zip code and the locality; the street of a private
 * seller is told on the order's page.
 */
export function toBuyerCalendar(order: Order): string | undefined {
  const { seller, buyer } = hidePrivateStreet(order);
  const place = getFulfilment(order) === "pickup" ? seller.address : { ...buyer.address, street: "" };
  return toCalendar(order, formatAddress(place), `Myyjä: ${getSellerName(order)}, ${seller.phonenumber}`);
}

/** The seller's calendar entry, with the buyer's address. */
function toSellerCalendar(order: Order): string | undefined {
  const { seller, buyer } = order;
  const place = getFulfilment(order) === "pickup" ? seller.address : buyer.address;
  return toCalendar(
    order,
    formatAddress(place),
    `Ostaja: ${getPartyName(order, "buyer")}, ${buyer.phonenumber}`,
  );
}

/** Tells a seller which of the proposed times the buyer has chosen, or that none fits. */
export function timeAnswerNotice(order: Order, to: string): Mail {
  const agreed = getAgreedTime(order);
  const heading = agreed ? "Aika on sovittu" : "Ehdotettu aika ei sovi";
  const calendar = toSellerCalendar(order);
  return {
    to,
    subject: `Tilaus ${order.orderNumber}: ${heading.toLowerCase()}`,
    ...(calendar && { calendar }),
    ...renderBodies([
      { heading },
      [
        `Hei ${getSellerName(order)}!`,
        agreed
          ? "Ostaja valitsi ehdottamasi ajan. Viestin liitteenä on kalenterimerkintä."
          : "Mikään ehdottamistasi ajoista ei sovi ostajalle. Ehdota uusia aikoja tai soita hänelle.",
      ],
      ...(agreed ? [{ about: "Sovittu aika", lines: [formatTimeWindow(agreed)] }] : []),
      { link: "Avaa tilaus", url: buildSellerOrderUrl(order) },
      toBuyerBlock(order),
    ]),
  };
}
