import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadRegions } from "../../../../lib/api/locations.ts";
import { PageHead } from "../../../../lib/routing/PageHead.tsx";
import { lazyPart } from "../../../../offline/ui/lazy-part.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { SectionTitle } from "../../../../ui/layout/SectionTitle.tsx";
import { requireAdmin } from "../../shared/require-admin.ts";

export function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return { regions: loadRegions() };
}

/** Loaded lazily: the validation of phone numbers and ids exceeds a page's script budget. */
const NewUserForm = lazyPart(() => import("./NewUserForm.tsx").then((file) => file.NewUserForm));

function NewUserPage() {
  const { regions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Luo käyttäjä" />
      <SectionTitle area="Hallinta" section="Luo käyttäjä" />
      <Card>
        <Suspense fallback={<Skeleton count={8} shape="line" />}>
          <NewUserForm regions={regions} />
        </Suspense>
      </Card>
    </>
  );
}

export { NewUserPage as Component };
