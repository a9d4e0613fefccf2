import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../../lib/api/client.ts";
import { loadCurrentUser, useLatestUser } from "../../../../lib/auth/current-user.ts";
import { lazyPart } from "../../../../lib/connection/lazy-part.tsx";
import { DevicesCard } from "../../../../market/account/devices/DevicesCard.tsx";
import { profileSections } from "../../../../market/account/profile-sections.ts";
import { SecondFactorCard } from "../../../../market/account/second-factor/SecondFactorCard.tsx";
import { PageHead } from "../../../../market/page-head/PageHead.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { SectionTitle } from "../../../../ui/layout/SectionTitle.tsx";

import { OrderSound } from "./OrderSound.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const localities = api(listLocalitiesByRegion, {}, { handlesNoResponse: true }).then(
    ({ localitiesByRegion }) => localitiesByRegion,
  );
  // The page shows the error in place of the localities.
  localities.catch(() => undefined);
  return { user: await loadCurrentUser(request), localities };
}

/** Loaded lazily: its module also has the schemas of the sign-up, which exceed a page's script budget. */
const SettingsForm = lazyPart(() => import("./SettingsForm.tsx").then((file) => file.SettingsForm));

/** Loaded lazily for the same reason: few visits are for the contract. */
const ContractCard = lazyPart(() => import("../contract/ContractCard.tsx").then((file) => file.ContractCard));

/** Loaded lazily: few visits are for it. */
const OwnDataCard = lazyPart(() =>
  import("../../../../market/account/own-data/OwnDataCard.tsx").then((file) => file.OwnDataCard),
);

const NotificationsCard = lazyPart(() =>
  import("./NotificationsCard.tsx").then((file) => file.NotificationsCard),
);

function SettingsPage() {
  const { user: loaded, localities } = useLoaderData<typeof loader>();
  const [user, onSaved] = useLatestUser(loaded);
  return (
    <>
      <PageHead title={profileSections.settings.text} />
      <SectionTitle area="Profiili" section={profileSections.settings.text} />
      <Card>
        <Suspense fallback={<Skeleton count={6} shape="line" />}>
          <SettingsForm key={user._id} user={user} localities={localities} onSaved={onSaved} />
        </Suspense>
      </Card>
      <Suspense fallback={<Skeleton count={4} shape="line" />}>
        <ContractCard user={user} today={toFinnishDate(new Date().toISOString())} onSaved={onSaved} />
      </Suspense>
      <Suspense fallback={<Skeleton count={4} shape="line" />}>
        <NotificationsCard />
      </Suspense>
      <OrderSound />
      <SecondFactorCard />
      <DevicesCard />
      <Suspense fallback={<Skeleton count={3} shape="line" />}>
        <OwnDataCard user={user} onSaved={onSaved} />
      </Suspense>
    </>
  );
}

export { SettingsPage as Component };
