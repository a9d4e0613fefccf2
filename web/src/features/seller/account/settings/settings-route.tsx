import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../../lib/api/client.ts";
import { loadCurrentUser, useLatestUser } from "../../../../lib/auth/current-user.ts";
import { PageHead } from "../../../../lib/routing/PageHead.tsx";
import { DevicesCard } from "../../../../offline/devices/DevicesCard.tsx";
import { SecondFactorCard } from "../../../../offline/second-factor/SecondFactorCard.tsx";
import { lazyPart } from "../../../../offline/ui/lazy-part.tsx";
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

function SettingsPage() {
  const { user: loaded, localities } = useLoaderData<typeof loader>();
  const [user, onSaved] = useLatestUser(loaded);
  return (
    <>
      <PageHead title="Tilinhallinta" />
      <SectionTitle area="Profiili" section="Tilinhallinta" />
      <Card>
        <Suspense fallback={<Skeleton count={6} shape="line" />}>
          <SettingsForm key={user._id} user={user} localities={localities} onSaved={onSaved} />
        </Suspense>
      </Card>
      <OrderSound />
      <SecondFactorCard />
      <DevicesCard />
    </>
  );
}

export { SettingsPage as Component };
