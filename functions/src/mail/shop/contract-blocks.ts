import { messages } from "@halkopiha/domain/messages.ts";
import { describeVat } from "@halkopiha/domain/money/vat-note.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import {
  listWithdrawalForm,
  listWithdrawalInstructions,
} from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { findLongestTime, formatDeliveryTime } from "@halkopiha/domain/products/availability.ts";
import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { privateSellerNotice } from "@halkopiha/domain/products/trader-status.ts";
import type { Block } from "../rendering/blocks.ts";

/** When the order comes, as promised; what is not promised is agreed with the seller. */
function describeTime(order: Order): string {
  const fulfilment = getFulfilment(order);
  if (fulfilment === "service") return messages.serviceAgreed;
  const agreed = fulfilment === "pickup" ? "Noudon" : "Toimituksen";
  const time =
    fulfilment === "delivery" && findLongestTime(order.items.map(({ deliveryTime }) => deliveryTime));
  return time ? `${formatDeliveryTime(time)}.` : `${agreed} ajankohdasta sovitaan myyjän kanssa.`;
}

/** Where a consumer gets help against a business. Directive 2011/83/EU art. 6(1)(g) and (t). */
const complaints = [
  "Kerro virheestä myyjälle kohtuullisessa ajassa sen havaitsemisesta. Kahden kuukauden kuluessa tehty ilmoitus on aina ajoissa. Laki suojaa sinua tavaran ja palvelun virheeltä.",
  "Ellei asia selviä myyjän kanssa, apua saa kuluttajaneuvonnasta (kkv.fi), ja asian voi viedä kuluttajariitalautakuntaan (kuluttajariita.fi).",
];

/** The guarantee of the products that have one, with who gives it and where. Directive (EU) 2019/771 art. 17(2). */
function toGuaranteeBlocks({ items }: Order): Block[] {
  const guaranteed = items.filter(({ dryGuaranteed }) => dryGuaranteed).map(formatItemTitle);
  if (guaranteed.length === 0) return [];
  const given = `Takuun antaa myyjä, jonka nimi ja osoite ovat tässä vahvistuksessa. Se koskee: ${guaranteed.join("; ")}.`;
  return [{ about: "Kuivuustakuu", lines: [given, ...drynessGuarantee] }];
}

/**
 * The terms of the contract that an order makes, on a durable medium: delivery, payment, and the consumer's rights against a business.
 * Consumer Rights Directive art. 8(7).
 */
export function toContractBlocks(order: Order): Block[] {
  const { business } = order.seller;
  const terms = [
    "Kauppa syntyy ostajan ja myyjän välille. Halkopiha välittää tilauksen eikä ole kaupan osapuoli.",
    describeTime(order),
    "Maksat suoraan myyjälle sillä tavalla, jonka sovit hänen kanssaan.",
    describeVat(order.totals.byVat),
  ];
  if (!business) {
    return [
      { about: "Ehdot", lines: terms },
      ...toGuaranteeBlocks(order),
      {
        about: "Oikeutesi",
        lines: [
          `${privateSellerNotice}. Kauppaan sovelletaan kauppalakia: lakisääteistä peruuttamisoikeutta ei ole, ellei siitä sovita.`,
        ],
      },
    ];
  }
  return [
    { about: "Ehdot", lines: terms },
    ...toGuaranteeBlocks(order),
    { about: "Peruuttamisohje", lines: listWithdrawalInstructions(order) },
    { about: "Peruuttamislomake", lines: listWithdrawalForm(order) },
    { about: "Virhe ja reklamaatio", lines: complaints },
  ];
}
