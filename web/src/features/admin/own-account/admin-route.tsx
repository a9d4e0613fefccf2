import { useAtomValue } from "jotai/react";
import { Suspense } from "react";
import { Link, type LoaderFunctionArgs } from "react-router-dom";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { DevicesCard } from "../../../market/account/devices/DevicesCard.tsx";
import { SecondFactorCard } from "../../../market/account/second-factor/SecondFactorCard.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";

/** Loaded lazily: few visits are for it. */
const OwnDataCopy = lazyPart(() =>
  import("../../../market/account/own-data/OwnDataCopy.tsx").then((file) => file.OwnDataCopy),
);

export function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return null;
}

/** An admin's own account: the data, the second factor of its login, and the devices on which it is open. */
function OwnAccountPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return (
    <>
      <AdminTitle section={adminSections.ownAccount} />
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
          <Suspense fallback={<Skeleton count={2} shape="line" />}>
            <OwnDataCopy user={user} />
          </Suspense>
        </Card>
      )}
      <SecondFactorCard />
      <DevicesCard />
    </>
  );
}

export { OwnAccountPage as Component };
