import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";
import { toServiceAppeal, toStatementBlocks } from "../statement-blocks.ts";

/** Informs a seller that the customer service has hidden a listing, and why. */
export function listingHidden(seller: User, to: string, product: Product, reason: string): Mail {
  return {
    to,
    subject: "Ilmoituksesi on piilotettu",
    ...renderBodies([
      [`Hei ${displayName(seller)}!`, `Olemme piilottaneet ilmoituksesi ”${formatListingTitle(product)}”.`],
      ...toStatementBlocks({
        restriction: "listingRestricted",
        source: "ownInitiative",
        reason,
        grounds: null,
      }),
      ["Kun olet korjannut ilmoituksen, ota yhteyttä asiakaspalveluumme, niin tuomme sen takaisin näkyviin."],
      toServiceAppeal(),
      toServiceLink(),
    ]),
  };
}

/** Informs a seller that a hidden listing is shown again. */
export function listingShown(seller: User, to: string, product: Product): Mail {
  return {
    to,
    subject: "Ilmoituksesi näkyy taas",
    ...renderBodies([
      [
        `Hei ${displayName(seller)}!`,
        `Ilmoituksesi ”${formatListingTitle(product)}” näkyy taas ostajille, ja sen voi tilata.`,
      ],
    ]),
  };
}
