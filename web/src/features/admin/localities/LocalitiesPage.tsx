import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router-dom";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import type { loader } from "./admin-route.tsx";

/** Tabs and a table of many choices: together more than a page may bring at once. */
const PlaceTabs = lazy(() => import("./AreaTabs.tsx").then((file) => ({ default: file.AreaTabs })));

/** Where sellers live and deliver. §2 */
export function LocalitiesPage() {
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
