import { withSettings } from "@halkopiha/domain/accounts/account.ts";
import type { AccountSettings } from "@halkopiha/domain/accounts/account-settings.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { checkNotStale } from "../../store/firestore/check-not-stale.ts";
import { readLocalities } from "../../store/reference-data/localities.ts";
import { notifyIbanChangedWith } from "../account-notices.ts";
import { type Actor, checkRank, toChanger } from "../actor.ts";

/** @throws AppError `invalid` when one of the localities does not exist */
async function readDeliveryLocations(chosen: readonly { _id: string }[]): Promise<Locality[]> {
  const ids = [...new Set(chosen.map(({ _id }) => _id))];
  const known = await readLocalities(ids);
  const localities = ids.map((id) => known.get(id)).filter((locality) => locality !== undefined);
  if (localities.length < ids.length) {
    throw new AppError("invalid", { fields: { deliveryLocations: "Valitse paikkakunnat luettelosta." } });
  }
  return localities;
}

/**
 * Updates a seller's delivery settings, description and how buyers pay. Who changes the account number is told by mail: buyers pay to it.
 * @throws AppError `userNotFound`, `forbidden` also for an admin who changes how a seller is paid, `stale`, `invalid` when a locality does not exist
 */
export async function changeSettings(actor: Actor, uid: string, form: AccountSettings): Promise<User> {
  const { deliveryLocations } = form;
  const isPayment = form.iban !== undefined || form.paymentTerms !== undefined;
  if (isPayment && actor.uid !== uid) throw new AppError("forbidden");
  const localities = deliveryLocations ? await readDeliveryLocations(deliveryLocations) : null;
  const { after } = await changeAccount(uid, toChanger(actor), (user) => {
    checkRank(actor, user, user.role);
    checkNotStale(form.updatedAt, user);
    const changed = withSettings(user, form, localities);
    return {
      user: changed,
      also(transaction) {
        if ((changed.iban ?? null) !== (user.iban ?? null)) notifyIbanChangedWith(transaction, changed);
      },
    };
  });
  return after;
}
