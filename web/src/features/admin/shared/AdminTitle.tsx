import type { Section } from "../../../lib/routing/SectionLayout.tsx";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";

/** The title of a section of the admin panel, on the page and in the browser's tab. */
export function AdminTitle({ section: { text } }: { section: Section }) {
  return (
    <>
      <PageHead title={text} />
      <SectionTitle area="Hallinta" section={text} />
    </>
  );
}
