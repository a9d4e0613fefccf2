import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { roleName } from "@halkopiha/domain/accounts/role-names.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { formatDate, formatDateTime, formatNumber } from "../../../../lib/format/format.ts";
import { searchPath, sellerParam } from "../../../../lib/routing/paths.ts";
import { sessionAtom } from "../../../../lib/session/session-atoms.ts";
import { IdentityDifferences } from "../../../../market/people/IdentityDifferences.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { feeLabel, formatFee } from "../../shared/fee.ts";
import { Lookalikes } from "../../shared/Lookalikes.tsx";
import { VerifyButton } from "../../shared/VerifyButton.tsx";
import { UserNotice } from "../payments/UserNotice.tsx";
import { UserPayments } from "../payments/UserPayments.tsx";
import styles from "../Users.module.css";
import { describeBounces, formatYesNo } from "../user-labels.ts";
import { ActivationForm } from "./ActivationForm.tsx";
import { ResetFactorButton } from "./ResetFactorButton.tsx";

const none = "Ei annettu";

function listFacts(user: User): readonly (readonly [term: string, value: string])[] {
  const { address, contactInformation, userAccount } = user;
  const { firstname, lastname, phonenumbers } = contactInformation;
  return [
    ["Käyttäjänimi", user.username],
    ["Rooli", roleName[user.role]],
    ["Myy", user.business ? "Yrityksenä" : "Yksityishenkilönä"],
    ["Nimi", [firstname, lastname].filter(Boolean).join(" ") || none],
    [user.business ? "Yrityksen nimi" : "Toiminimi", user.companyName ?? none],
    ["Y-tunnus", user.ytunnus ?? none],
    ["Henkilötunnus", user.socialSecurityNumber ?? none],
    ["Kotisivu", user.website ?? none],
    ["Yhteyshenkilö", user.contactPerson || none],
    ["Sähköposti", user.email ?? none],
    ["Puhelinnumero", phonenumbers.join(", ") || none],
    ...describeBounces(user).map(({ text, since, why }) => [text, `${since}. ${why}`] as const),
    ["Viestit", user.billingByPhone ? "Tekstiviestillä" : "Sähköpostilla"],
    ["Osoite", `${address.street}, ${address.zip} ${address.locality.location}`],
    ["Maakunta", address.region.name],
    ["Tili", planName[userAccount.account.accountPlan]],
    [feeLabel, formatFee(user)],
    ["Maksettu", formatYesNo(userAccount.paid)],
    ["Maksettu vuodelle", (userAccount.paid && toContractFacts(userAccount).paidUntil?.toString()) || none],
    ["Aktiivinen", formatYesNo(userAccount.isActive)],
    ["Voimassa asti", userAccount.expires ? formatDate(userAccount.expires) : "Ei voimassa"],
    ["Aktivointikertoja", formatNumber(userAccount.timesActivated)],
    ["Pinkoodilla vahvistettu", formatYesNo(user.verified)],
    ["Toimitustapa", user.deliveryMethod],
    ["Toimituspaikkakuntia", formatNumber(user.deliveryLocations.length)],
    ["Tili luotu", formatDateTime(user.createdAt)],
    ["Viimeksi muokattu", formatDateTime(user.updatedAt)],
  ];
}

interface Props {
  user: User;
  onClose(): void;
  /** Absent when the current admin may not edit this user. */
  onEdit: (() => void) | undefined;
  onChanged(): Promise<void>;
}

/** Dialog with all data of a user. §2 */
export function UserDetails({ user, onClose, onEdit, onChanged }: Props) {
  const ownId = useAtomValue(sessionAtom)?.user._id;
  return (
    <Dialog title={displayName(user)} onClose={onClose}>
      <div className={styles.details}>
        <dl className={styles.facts}>
          {listFacts(user).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Lookalikes id={user._id} />
        {user.pendingIdentity && (
          <div>
            <h3>Odottaa ylläpidon hyväksyntää</h3>
            <IdentityDifferences user={user} caption="Pyydetty muutos" />
          </div>
        )}
        {user.accountDescription && <p>{user.accountDescription}</p>}
        <p>
          <Link to={searchPath({ nayta: "tuotteet", [sellerParam]: user._id })}>Myyjän ilmoitukset</Link>
        </p>
        <UserPayments
          key={user.userAccount.paidUntil}
          user={user}
          canEdit={onEdit !== undefined}
          onChanged={onChanged}
        />
        {onEdit && (
          <>
            <UserNotice user={user} onChanged={onChanged} />
            {!user.verified && <VerifyButton user={user} onChanged={() => void onChanged()} />}
            <ActivationForm user={user} onChanged={onChanged} />
            <div className={styles.buttons}>
              <Button variant="plain" icon="edit" onClick={onEdit}>
                Muokkaa tietoja
              </Button>
              {user._id !== ownId && <ResetFactorButton user={user} />}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
