import { passDay } from "@halkopiha/domain/accounts/contract-day.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { calculateYearlyFee } from "@halkopiha/domain/reference-data/membership.ts";
import { userNotices } from "../mail/user-notices.ts";
import { changeDueContracts } from "../store/accounts/due-contracts.ts";
import { listPlans } from "../store/reference-data/plans.ts";

/** Warns sellers whose account is about to be closed, reminds those who have not paid, and closes accounts whose day has come. §9 */
export async function changeContracts(now: Date): Promise<void> {
  const today = toFinnishDate(now.toISOString());
  const plans = await listPlans();
  await changeDueContracts(today, (user) => {
    const { account, notices } = passDay(user.userAccount, today);
    const fee = calculateYearlyFee(account.account.accountPlan, plans);
    const messages = notices.map((notice) => ({
      id: `contract-${user._id}-${notice.ending.day}-${notice.kind}`,
      message: userNotices.contractEnding(user, notice, fee),
    }));
    return { account, messages };
  });
}
