import { OwnPlace } from "../../app/OwnPlace.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import type { Frame } from "../../app/routing/page-route.ts";
import { Badge } from "../../ui/Badge.tsx";
import { sections } from "./sections.ts";

/** Room for what only the owner's device knows. */
const blank = "\u00a0";

/** The profile before anybody is known: its sections. */
export const frame: Frame = {
  Component: () => (
    <>
      <PageHead title="Profiili" />
      <OwnPlace
        label="Profiilin osiot"
        name={blank}
        tag={<Badge look="neutral">{blank}</Badge>}
        sections={sections}
      />
    </>
  ),
};
