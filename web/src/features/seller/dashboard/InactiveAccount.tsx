import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { company } from "@halkopiha/domain/reference-data/company.ts";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { LogOutButton } from "../../../offline/ui/LogOutButton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Invoice } from "./Invoice.tsx";
import styles from "./ProfilePage.module.css";
import { useNoticeActivation } from "./use-notice-activation.ts";

/** The only content for an account that is not paid and activated yet; it opens the profile once the account is active. §2 */
export function InactiveAccount({ user }: { user: User }) {
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
        <ol className={styles.steps}>
          <li>
            <Invoice {...user} />
          </li>
          <li>
            Maksa lasku sen ohjeiden mukaan ja kirjoita viestiksi käyttäjänimesi{" "}
            <strong>{user.username}</strong>.
          </li>
          <li>Avaamme tilin, kun maksu on saapunut. Voit jättää tämän sivun auki: se huomaa sen itse.</li>
        </ol>
        <p>
          Kysyttävää? Kirjoita osoitteeseen <a href={toMailHref(company.email)}>{company.email}</a>.
        </p>
        <LogOutButton />
      </Card>
    </div>
  );
}
