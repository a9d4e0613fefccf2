import { useAtomValue } from "jotai/react";
import { SectionLayout } from "../../app/OwnPlace.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import { sessionAtom } from "../../app/session-atoms.ts";
import { Badge } from "../../ui/Badge.tsx";
import { rootSections, sections } from "./sections.ts";

export function AdminPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return (
    <>
      <PageHead title="Hallinta" />
      <SectionLayout
        label="Hallinnan osiot"
        name={user?.username ?? ""}
        tag={<Badge>{user?.role}</Badge>}
        sections={user?.role === "root" ? rootSections : sections}
      />
    </>
  );
}
