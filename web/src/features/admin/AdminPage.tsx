import { useAtomValue } from "jotai/react";
import { logOut } from "../../app/log-out.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../app/routing/Link.tsx";
import { useNavigate } from "../../app/routing/location.ts";
import { Outlet } from "../../app/routing/shown.tsx";
import { sessionAtom } from "../../app/session-atoms.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SideBar, SideBarLayout } from "../../ui/SideBar.tsx";

export function AdminPage() {
  const user = useAtomValue(sessionAtom)?.user;
  const navigate = useNavigate();

  async function leave() {
    logOut();
    navigate(paths.front);
  }

  return (
    <SideBarLayout
      side={
        <SideBar label="Hallinnan osiot" name={user?.username ?? ""} tag={<Badge>{user?.role}</Badge>}>
          <Link to={paths.front}>Etusivu</Link>
          <Link to={paths.admin} aria-current="page">
            <Icon name="truck" />
            Tilaukset
          </Link>
          <Button look="quiet" icon="leave" onClick={() => void leave()}>
            Kirjaudu ulos
          </Button>
        </SideBar>
      }
    >
      <PageHead title="Hallinta" />
      <Outlet />
    </SideBarLayout>
  );
}
