import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadCurrentUser } from "../../../lib/auth/current-user.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { SectionLayout } from "../../../lib/routing/SectionLayout.tsx";
import { LogOutButton } from "../../../offline/ui/LogOutButton.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { SellerContext } from "../shared/seller-context.ts";
import { LiveOrders } from "./LiveOrders.tsx";
import styles from "./ProfilePage.module.css";
import { sections } from "./sections.ts";

export { revalidateOnRequest as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { ProfileSkeleton as HydrateFallback } from "./ProfileSkeleton.tsx";

/** Redirects visitors who are not logged in. §2 */
export const loader = async ({ request }: LoaderFunctionArgs) => ({ user: await loadCurrentUser(request) });

const support = "tuki@halkopiha.fi";

/** The only content for an account that is not paid and activated yet. §2 */
function InactiveAccount({ user }: { user: User }) {
  const { fee } = user.userAccount;
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
        <p>
          Kysyttävää? Kirjoita osoitteeseen <a href={`mailto:${support}`}>{support}</a>.
        </p>
        <LogOutButton />
      </Card>
    </div>
  );
}

function ProfilePage() {
  const { user } = useLoaderData<typeof loader>();
  const { isActive, account } = user.userAccount;
  return (
    <>
      <PageHead title="Profiili" />
      {isActive ? (
        <SellerContext value={user}>
          <LiveOrders />
          <SectionLayout
            label="Profiilin osiot"
            name={user.username}
            tag={<Badge variant="accent">{planName[account.accountPlan]}</Badge>}
            sections={sections}
            footer={<LogOutButton />}
          />
        </SellerContext>
      ) : (
        <InactiveAccount user={user} />
      )}
    </>
  );
}

export { ProfilePage as Component };
