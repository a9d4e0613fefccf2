import { roleName } from "@halkopiha/domain/accounts/role-names.ts";
import { useAtomValue } from "jotai/react";
import { SectionLayout } from "../../lib/routing/SectionLayout.tsx";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { LogOutButton } from "../../market/account/LogOutButton.tsx";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { listSections } from "./sections.ts";

export function AdminPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return (
    <>
      <PageHead title="Hallinta" />
      <SectionLayout
        isWide
        label="Hallinnan osiot"
        name={user?.username ?? ""}
        tag={<Badge>{user && roleName[user.role].toLowerCase()}</Badge>}
        sections={user ? listSections(user) : []}
        footer={<LogOutButton />}
      />
    </>
  );
}
