import { roleName } from "@halkopiha/domain/accounts/role-names.ts";
import { useAtomValue } from "jotai/react";
import { sessionAtom } from "../../lib/auth/session-atoms.ts";
import { PageHead } from "../../lib/routing/PageHead.tsx";
import { SectionLayout } from "../../lib/routing/SectionLayout.tsx";
import { LogOutButton } from "../../offline/ui/LogOutButton.tsx";
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
