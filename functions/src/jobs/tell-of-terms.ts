import { tellOfTerms } from "@halkopiha/domain/terms/accept-terms.ts";
import { newestTerms, termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { userNotices } from "../mail/user-notices.ts";
import { tellUntoldSellers } from "../store/accounts/untold-sellers.ts";
import { queueNoticeWith } from "../store/mail.ts";

/** Tells every seller once of the newest terms of use. The night after a new version is deployed, that is all of them. ADR 60 */
export async function tellSellersOfTerms(now: Date, versions = termsVersions): Promise<void> {
  const newest = newestTerms(versions);
  await tellUntoldSellers(newest.version, (transaction, user) => {
    const { user: told, event } = tellOfTerms(user, now.toISOString(), versions);
    if (event) {
      const message = userNotices.termsChanged(user, newest, event);
      queueNoticeWith(transaction, `terms-${newest.version}-${user._id}`, message);
    }
    return told;
  });
}
