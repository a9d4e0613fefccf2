import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadRegions } from "../../../../lib/api/locations.ts";
import { lazyPart } from "../../../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { AdminTitle } from "../../shared/AdminTitle.tsx";
import { adminSections } from "../../shared/admin-sections.ts";
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
      <AdminTitle section={adminSections.newUser} />
      <Card>
        <Suspense fallback={<Skeleton count={8} shape="line" />}>
          <NewUserForm regions={regions} />
        </Suspense>
      </Card>
    </>
  );
}

export { NewUserPage as Component };
