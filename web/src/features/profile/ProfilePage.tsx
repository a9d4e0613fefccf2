import type { User } from "@halkopiha/domain/user.ts";
import { logOut } from "../../app/log-out.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../app/routing/Link.tsx";
import { useNavigate } from "../../app/routing/location.ts";
import { Outlet, useLoaderData } from "../../app/routing/shown.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SideBar, SideBarLayout } from "../../ui/SideBar.tsx";
import styles from "./ProfilePage.module.css";
import type { loader } from "./route.tsx";

const planName = { basic: "Basic", premium: "Premium" } as const;
const support = "tuki@halkopiha.fi";

function LogOut() {
  const navigate = useNavigate();
  async function leave() {
    logOut();
    navigate(paths.front);
  }
  return (
    <Button look="quiet" icon="leave" onClick={() => void leave()}>
      Kirjaudu ulos
    </Button>
  );
}

/** All that an account sees before it is paid and activated. §2 */
function Welcome({ user }: { user: User }) {
  return (
    <div className={styles.welcome}>
      <h1 tabIndex={-1}>Tervetuloa Halkopihaan, {user.contactInformation.firstname || user.username}!</h1>
      <Card>
        <p>
          Tilisi ei ole vielä käytössä. Tili aktivoidaan, kun vuosimaksu on maksettu ja ylläpito on hyväksynyt
          tilin. Saat siitä tiedon, ja sen jälkeen voit lisätä tuotteita ja ottaa vastaan tilauksia.
        </p>
        <p>
          Kysyttävää? Kirjoita osoitteeseen <a href={`mailto:${support}`}>{support}</a>.
        </p>
        <LogOut />
      </Card>
    </div>
  );
}

export function ProfilePage() {
  const { user } = useLoaderData<typeof loader>();
  const { isActive, account } = user.userAccount;
  return (
    <>
      <PageHead title="Profiili" />
      {isActive ? (
        <SideBarLayout
          side={
            <SideBar
              label="Profiilin osiot"
              name={user.username}
              tag={<Badge look="ember">{planName[account.accountPlan]}</Badge>}
            >
              <Link to={paths.profile} aria-current="page">
                <Icon name="truck" />
                Tilaukset
              </Link>
              <LogOut />
            </SideBar>
          }
        >
          <Outlet />
        </SideBarLayout>
      ) : (
        <Welcome user={user} />
      )}
    </>
  );
}
