import { isOpen } from "@halkopiha/domain/accounts/public-seller.ts";
import { AppError, pausedError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/quotes.ts";
import { isPaused } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByQuote } from "@halkopiha/domain/products/product-kind.ts";
import { defineHandler } from "../../http/handler.ts";
import { tryConsumeRecipientLimit } from "../../limits/recipient-limit.ts";
import { limitQuote } from "../../limits/visitor-limits.ts";
import { quoteRequested } from "../../mail/shop/quote-mails.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { requireLocality } from "../../shop/buyer.ts";
import { findUser } from "../../store/accounts/users.ts";
import { findVisibleProduct } from "../../store/products/products.ts";
import { createQuoteRequest } from "../../store/products/quote-requests.ts";
import { getToday } from "../../today.ts";

/**
 * A service of which quotes are requested.
 * @throws AppError `notFound`, `notByQuote`, `paused`
 */
async function requireServiceByQuote(id: string): Promise<Product> {
  const product = await findVisibleProduct(id);
  if (!product) throw new AppError("notFound");
  if (!isByQuote(product)) throw new AppError("notByQuote");
  if (product.pausedUntil !== null && isPaused(product, getToday()))
    throw pausedError(product.name, product.pausedUntil);
  return product;
}

/** What happens next, for who has requested a quote. */
function describeNext(seller: string, { email, isMailed }: { email: string | null; isMailed: boolean }) {
  const sent = `Tarjouspyyntösi on lähetetty myyjälle ${seller}. Hän vastaa sinulle suoraan`;
  if (email === null) return `${sent} puhelimitse.`;
  return `${sent}.${isMailed ? " Lähetimme siitä vahvistuksen sähköpostiisi." : ""}`;
}

export const requestQuote = defineHandler(
  calls.requestQuote,
  async ({ visitor, address, params, headers, body }) => {
    await limitQuote({ visitor, address });
    const product = await requireServiceByQuote(params.id);
    const { region: regionId, locality: localityId, ...typed } = body;
    const locality = await requireLocality({ regionId, localityId });
    const seller = await findUser(product.user_id);
    // An account may be closed before the trigger has hidden its products.
    if (!seller || !isOpen(seller)) throw new AppError("notFound");
    const { email } = typed;
    const isMailed = email !== null && (await tryConsumeRecipientLimit("quote", email));
    await createQuoteRequest(
      {
        ...typed,
        photos: [...new Set(typed.photos)],
        sellerId: seller._id,
        productId: product._id,
        service: product.name,
        locality: { _id: locality._id, location: locality.location },
        region: { _id: locality.region._id, name: locality.region.name },
      },
      { visitor, key: headers["idempotency-key"] },
      (request) => ({
        seller: userNotices.newQuoteRequest(seller, request),
        buyer: email !== null && isMailed ? quoteRequested(email, product) : null,
      }),
    );
    return { message: describeNext(product.owner.name, { email, isMailed }) };
  },
);
