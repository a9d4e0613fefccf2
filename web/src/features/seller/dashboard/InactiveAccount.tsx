import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { useLatestUser } from "../../../lib/auth/current-user.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { LogOutButton } from "../../../market/account/LogOutButton.tsx";
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

/** The only content for an account that is not paid and activated yet; it opens the profile once the account is active. §2 */
export function InactiveAccount({ user: loaded }: { user: User }) {
  const [user, onSaved] = useLatestUser(loaded);
  const operator = useOperator();
  const { fee } = user.userAccount;
  useNoticeActivation("Tilisi on nyt käytössä. Tervetuloa myymään!");
  return (
    <div className={styles.welcome}>
      <h1 tabIndex={-1}>Tervetuloa Halkopihaan, {user.contactInformation.firstname || user.username}!</h1>
      <Card>
        <p>
          Tilisi ei ole vielä käytössä. Tili aktivoidaan, kun vuosimaksu on maksettu ja ylläpito on hyväksynyt
          tilin. Saat siitä tiedon, ja sen jälkeen voit lisätä tuotteita ja ottaa vastaan tilauksia.
        </p>
        {fee && (
          <p>
            Maksusi tältä vuodelta on <strong>{formatEuros(fee.gross)}</strong>, josta arvonlisäveroa on{" "}
            {formatEuros(fee.tax)}.
          </p>
        )}
        <h2>Näin maksat</h2>
        <PaymentSteps
          username={user.username}
          before={<Invoice {...user} />}
          after="Avaamme tilin, kun maksu on saapunut. Voit jättää tämän sivun auki: se huomaa sen itse."
        />
        <p>
          Kysyttävää? Kirjoita{" "}
          {operator ? (
            <>
              osoitteeseen <a href={toMailHref(operator.email)}>{operator.email}</a>
            </>
          ) : (
            <Link to={paths.contact}>asiakaspalveluun</Link>
          )}
          .
        </p>
        <LogOutButton />
      </Card>
      <Suspense fallback={null}>
        <OwnDataCard user={user} onSaved={onSaved} />
      </Suspense>
    </div>
  );
}
