import { useAtomValue } from "jotai/react";
import { Link, type LoaderFunctionArgs } from "react-router-dom";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { DevicesCard } from "../../../offline/devices/DevicesCard.tsx";
import { SecondFactorCard } from "../../../offline/second-factor/SecondFactorCard.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { requireAdmin } from "../shared/require-admin.ts";

export function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return null;
}

/** An admin's own account: the data, the second factor of its login, and the devices on which it is open. */
function OwnAccountPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return (
    <>
      <PageHead title="Oma tili" />
      <SectionTitle area="Hallinta" section="Oma tili" />
      {user && (
        <Card>
          <h2>Omat tiedot</h2>
          <p>
            Käyttäjänimi: <strong>{user.username}</strong>
          </p>
          {!user.lacksSecondFactor && (
            <p>
              <Link to={`${paths.adminUsers}#${encodeURIComponent(`edit:${user._id}`)}`}>
                Muokkaa omia tietojasi
              </Link>
            </p>
          )}
        </Card>
      )}
      <SecondFactorCard />
      <DevicesCard />
    </>
  );
}

export { OwnAccountPage as Component };
