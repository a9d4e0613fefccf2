import { useMatches } from "react-router-dom";
import { RouteHandle } from "../../../lib/routing/route-handle.ts";
import { SectionLayout } from "../../../lib/routing/SectionLayout.tsx";
import { LogOutButton } from "../../../market/account/LogOutButton.tsx";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { sections } from "./sections.ts";

/** Keeps space for text that is not in the prerendered HTML. */
const blank = "\u00a0";

/** The profile while the account is loading: its sections and the title of the current one. */
export function ProfileSkeleton() {
  const { title } = RouteHandle.parse(useMatches().at(-1)?.handle ?? {});
  return (
    <>
      <PageHead title="Profiili" />
      <SectionLayout
        label="Profiilin osiot"
        name={blank}
        tag={<Badge variant="neutral">{blank}</Badge>}
        sections={sections}
        footer={<LogOutButton />}
      >
        {title ? (
          <>
            <SectionTitle area="Profiili" section={title} />
            <Skeleton count={6} shape="line" />
          </>
        ) : (
          <Skeleton count={2} />
        )}
      </SectionLayout>
    </>
  );
}
