import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { lazyPart } from "../../../offline/ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
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
      <PageHead title="Maakunnat ja paikkakunnat" />
      <SectionTitle area="Hallinta" section="Maakunnat ja paikkakunnat" />
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <PlaceTabs {...areas} />
      </Suspense>
    </>
  );
}

export { LocalitiesPage as Component };
