import * as calls from "@halkopiha/domain/contract/admin/recalls.ts";
import { error as logError } from "firebase-functions/logger";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { continueRecall } from "../../jobs/notify-recalls.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { deleteOgImage } from "../../store/files/og-images.ts";
import { type ChangedRecall, createRecall, takeRecallBack } from "../../store/recalls/change-recall.ts";
import { listUnreached } from "../../store/recalls/notices.ts";
import * as store from "../../store/recalls/recalls.ts";

export const listRecalls = defineHandler(calls.listRecalls, ({ query }) => store.listRecalls(query));

/** Tells the first buyers at once; the job goes on with the rest, also when this fails. */
async function finish({ recall, product }: ChangedRecall, message: string) {
  if (product) await deleteOgImage(product);
  await continueRecall(recall._id).catch((error: unknown) => {
    logError("the first step of a recall failed", error);
  });
  return { recall: (await store.findRecall(recall._id)) ?? recall, message };
}

export const recallListing = defineHandler(calls.recallListing, async ({ params, body, caller }) => {
  const author = toAuditAuthor(caller);
  const changed = await createRecall(params.id, body, { author, createNotice: userNotices.listingRecalled });
  return finish(
    changed,
    "Tuote on vedetty takaisin, ja siitä kerrotaan myyjälle ja kaikille sen tilanneille.",
  );
});

export const takeBackRecall = defineHandler(calls.takeBackRecall, async ({ params, body, caller }) => {
  const changed = await takeRecallBack(params.id, body.reason, {
    author: toAuditAuthor(caller),
    seen: body.recalledAt,
    createNotice: userNotices.recallTakenBack,
  });
  return finish(
    changed,
    "Takaisinveto on peruttu, ja siitä kerrotaan myyjälle ja niille, joille siitä ehdittiin kertoa.",
  );
});

export const listUnreachedOrders = defineHandler(calls.listUnreachedOrders, async ({ params, query }) => {
  const recall = await store.requireRecall(params.id);
  return listUnreached(recall, query.limit, query.cursor);
});
