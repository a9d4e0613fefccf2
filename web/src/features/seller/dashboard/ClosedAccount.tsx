import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { company } from "@halkopiha/domain/reference-data/company.ts";
import {
  calculateReturningFee,
  type Fee,
  getFinnishMonth,
} from "@halkopiha/domain/reference-data/membership.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Invoice } from "./Invoice.tsx";
import styles from "./ProfilePage.module.css";
import { useNoticeActivation } from "./use-notice-activation.ts";

/** The fee for the rest of this year; null when the plans cannot be loaded. */
async function loadFee({ userAccount }: User): Promise<Fee | null> {
  const answer = await api(listPlans, {}, { handlesErrors: true }).catch(() => null);
  return answer && calculateReturningFee(userAccount, answer.accounts, getFinnishMonth(new Date()));
}

function Unpaid({ user }: { user: User }) {
  const [fee, setFee] = useState<Fee | null>(null);
  const load = useEffectEvent(() => void loadFee(user).then(setFee));
  // Not while rendering: the call shows the loading bar, which would render the page again.
  useEffect(() => load(), []);
  return (
    <>
      <p>
        Vuosimaksu on maksamatta.{" "}
        {fee && (
          <>
            Maksusi tältä vuodelta on <strong>{formatEuros(fee.gross)}</strong>, josta arvonlisäveroa on{" "}
            {formatEuros(fee.tax)}.
          </>
        )}
      </p>
      <h3>Näin saat tilisi takaisin</h3>
      <ol className={styles.steps}>
        <li>
          Kerro asiakaspalvelulle, että haluat jatkaa. <Invoice {...user} />
        </li>
        <li>
          Maksa lasku sen ohjeiden mukaan ja kirjoita viestiksi käyttäjänimesi{" "}
          <strong>{user.username}</strong>.
        </li>
        <li>Avaamme tilin, kun maksu on saapunut. Ilmoituksesi palaavat silloin myyntiin.</li>
      </ol>
    </>
  );
}

/** What has happened to a closed account, what is owed, and how to come back; above the orders that are still open. */
export function ClosedAccount({ user }: { user: User }) {
  const { expires, paid } = user.userAccount;
  useNoticeActivation("Tilisi on taas käytössä. Tervetuloa takaisin myymään!");
  return (
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
            Ota yhteyttä asiakaspalveluun, niin kerromme, miksi tili on suljettu ja mitä sen avaaminen vaatii.
          </p>
        </>
      ) : (
        <Unpaid user={user} />
      )}
      <p>
        <Link to={paths.contact}>Asiakaspalvelu</Link> vastaa myös osoitteessa{" "}
        <a href={toMailHref(company.email)}>{company.email}</a>.
      </p>
    </Card>
  );
}
