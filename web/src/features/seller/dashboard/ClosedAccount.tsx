import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { getEnding } from "@halkopiha/domain/accounts/contract-year.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import {
  calculateReturningFee,
  type Fee,
  getFinnishMonth,
} from "@halkopiha/domain/reference-data/membership.ts";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { useLatestUser } from "../../../lib/auth/current-user.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { useOperator } from "../../../market/operator/use-operator.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Invoice } from "./Invoice.tsx";
import { PaymentSteps } from "./PaymentSteps.tsx";
import styles from "./ProfilePage.module.css";
import { useNoticeActivation } from "./use-notice-activation.ts";

/** Loaded lazily: few visits are for it. */
const OwnDataCard = lazyPart(() =>
  import("../../../market/account/own-data/OwnDataCard.tsx").then((file) => file.OwnDataCard),
);

/** The fee for the rest of this year; null when the plans cannot be loaded. */
async function loadFee({ userAccount }: User): Promise<Fee | null> {
  const answer = await api(listPlans, {}, { handlesErrors: true }).catch(() => null);
  return answer && calculateReturningFee(userAccount, answer.accounts, getFinnishMonth(new Date()));
}

function Unpaid({ user }: { user: User }) {
  const [fee, setFee] = useState<Fee | null>(null);
  const { userAccount } = user;
  // An account that an admin has closed has no end of its own.
  const hasLeft =
    userAccount.expires !== null && getEnding(toContractFacts(userAccount))?.reason === "notice";
  const load = useEffectEvent(() => void loadFee(user).then(setFee));
  // Not while rendering: the call shows the loading bar, which would render the page again.
  useEffect(() => load(), []);
  return (
    <>
      <p>
        {hasLeft ? "Irtisanoit sopimuksen, etkä ole meille velkaa." : "Vuosimaksu on maksamatta."}{" "}
        {fee && (
          <>
            {hasLeft ? "Jos haluat palata, maksusi tältä vuodelta on " : "Maksusi tältä vuodelta on "}
            <strong>{formatEuros(fee.gross)}</strong>, josta arvonlisäveroa on {formatEuros(fee.tax)}.
          </>
        )}
      </p>
      <h3>Näin saat tilisi takaisin</h3>
      <PaymentSteps
        username={user.username}
        before={
          <>
            Kerro asiakaspalvelulle, että haluat jatkaa. <Invoice {...user} />
          </>
        }
        after="Avaamme tilin, kun maksu on saapunut. Ilmoituksesi palaavat silloin myyntiin."
      />
    </>
  );
}

/** What has happened to a closed account, what is owed, and how to come back; above the orders that are still open. */
export function ClosedAccount({ user: loaded }: { user: User }) {
  const [user, onSaved] = useLatestUser(loaded);
  const operator = useOperator();
  const { expires, paid } = user.userAccount;
  useNoticeActivation("Tilisi on taas käytössä. Tervetuloa takaisin myymään!");
  return (
    <>
      <Card className={styles.closed}>
        <h2>Tilisi on suljettu</h2>
        <p>
          {expires ? `Sopimuskautesi päättyi ${formatDate(expires)}.` : "Ylläpito on sulkenut tilisi."}{" "}
          Ilmoituksesi eivät näy ostajille, mutta ne ovat tallessa. Avoimet tilauksesi löydät alta: ne voit
          toimittaa loppuun tavalliseen tapaan.
        </p>
        {paid ? (
          <>
            <p>Vuosimaksusi on maksettu, etkä ole meille velkaa.</p>
            <h3>Näin saat tilisi takaisin</h3>
            <p>
              Ota yhteyttä asiakaspalveluun, niin kerromme, miksi tili on suljettu ja mitä sen avaaminen
              vaatii.
            </p>
          </>
        ) : (
          <Unpaid user={user} />
        )}
        <p>
          <Link to={paths.contact}>Asiakaspalvelu</Link> auttaa
          {operator && (
            <>
              {" "}
              ja vastaa myös osoitteessa <a href={toMailHref(operator.email)}>{operator.email}</a>
            </>
          )}
          .
        </p>
      </Card>
      <Suspense fallback={null}>
        <OwnDataCard user={user} onSaved={onSaved} />
      </Suspense>
    </>
  );
}
