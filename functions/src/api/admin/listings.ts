import * as calls from "@halkopiha/domain/contract/admin/listings.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { deleteOgImage } from "../../store/files/og-images.ts";
import * as store from "../../store/products/hidden-listings.ts";

export const listHiddenListings = defineHandler(calls.listHiddenListings, ({ query }) =>
  store.listHiddenListings(query),
);

export const hideListing = defineHandler(calls.hideListing, async ({ params, body: { reason }, caller }) => {
  const product = await store.setHidden(params.id, {
    reason,
    author: toAuditAuthor(caller),
    createNotice: (seller, listing) => userNotices.listingHidden(seller, listing, reason),
  });
  await deleteOgImage(product);
  return { product, message: "Ilmoitus on piilotettu, ja syy on lähetetty myyjälle." };
});

export const showListing = defineHandler(calls.showListing, async ({ params, caller }) => {
  const author = toAuditAuthor(caller);
  const product = await store.setHidden(params.id, {
    reason: null,
    author,
    createNotice: userNotices.listingShown,
  });
  return { product, message: "Ilmoitus näkyy taas ostajille." };
});
