import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";

export { revalidateUnlessUrlChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

/** Bypass the CDN cache: an admin must see the stored value, not the one cached for visitors. */
const bypassCache = { handlesNoResponse: true, cache: "reload" } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  const [{ regions }, { localities }] = await Promise.all([
    api(listRegions, {}, bypassCache),
    api(listLocalities, { query: {} }, bypassCache),
  ]);
  return { regions, localities };
}

/** Loaded lazily: the tabs and the table exceed a page's script budget. */
const PlaceTabs = lazyPart(() => import("./AreaTabs.tsx").then((file) => file.AreaTabs));

/** The regions and localities of sellers and deliveries. §2 */
function LocalitiesPage() {
  const areas = useLoaderData<typeof loader>();
  return (
    <>
      <AdminTitle section={adminSections.localities} />
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <PlaceTabs {...areas} />
      </Suspense>
    </>
  );
}

export { LocalitiesPage as Component };
