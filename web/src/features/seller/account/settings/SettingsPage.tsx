import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router-dom";
import { useLatestUser } from "../../../../lib/auth/current-user.ts";
import { PageHead } from "../../../../lib/routing/PageHead.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { SectionTitle } from "../../../../ui/layout/SectionTitle.tsx";
import type { loader } from "./settings-route.tsx";

/** Its schema lies beside those of sign-up, which take more script than a page may load at once. */
const SettingsForm = lazy(() =>
  import("./SettingsForm.tsx").then((file) => ({ default: file.SettingsForm })),
);

export function SettingsPage() {
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
    </>
  );
}
