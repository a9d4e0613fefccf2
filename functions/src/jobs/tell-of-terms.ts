import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { tellOfTerms } from "@halkopiha/domain/terms/accept-terms.ts";
import { isClosingDue } from "@halkopiha/domain/terms/closing-right.ts";
import { newestTerms, termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { closeByTerms } from "../accounts/changes/change-contract.ts";
import { userNotices } from "../mail/user-notices.ts";
import { iterateClosingRequests } from "../store/accounts/listed-closings.ts";
import { tellUntoldSellers } from "../store/accounts/untold-sellers.ts";

/** Sellers without an e-mail address who are told in a night: text messages are limited (`sms-limit.ts`), and codes and orders need them too. */
const maxTextMessages = 50;

/**
 * Tells every open seller once of the newest terms of use; by text message only some in a night, whom the terms concern that much later. ADR 60
 */
export function tellSellersOfTerms(now: Date, versions = termsVersions): Promise<void> {
  const newest = newestTerms(versions);
  const byText = new Set<string>();
  return tellUntoldSellers(newest.version, (user) => {
    const { user: told, event } = tellOfTerms(user, now.toISOString(), versions);
    const message = event && userNotices.termsChanged(user, newest, event);
    if (message && !("subject" in message)) {
      if (byText.size >= maxTextMessages && !byText.has(user._id)) return null;
      byText.add(user._id);
    }
    return { user: told, message, messageId: `terms-${newest.version}-${user._id}` };
  });
}

/** Closes the accounts of sellers who asked for it because of new terms, before these concern them. */
export async function closeAccountsByTerms(now: Date): Promise<void> {
  const today = toFinnishDate(now.toISOString());
  for await (const user of iterateClosingRequests()) {
    if (!isClosingDue(user, today)) continue;
    try {
      await closeByTerms(user._id, today);
    } catch (error) {
      // Who has changed their mind meanwhile stays.
      if (!(error instanceof AppError && error.code === "stale")) throw error;
    }
  }
}
