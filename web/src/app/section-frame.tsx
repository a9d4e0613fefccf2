import { SectionTitle } from "../ui/SectionTitle.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { Frame } from "./routing/page-route.ts";

/** What stands in the HTML of a section of the profile: its title, above what is its owner's alone. */
export function sectionFrame(section: string): Frame {
  return {
    Component: () => (
      <>
        <SectionTitle place="Profiili" section={section} />
        <Skeleton count={6} shape="line" />
      </>
    ),
  };
}
