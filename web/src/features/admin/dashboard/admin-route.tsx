import { useState } from "react";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { Charts } from "./Charts.tsx";
import { ClosingRequests } from "./ClosingRequests.tsx";
import { Contacts } from "./Contacts.tsx";
import { Counts } from "./Counts.tsx";
import styles from "./Dashboard.module.css";
import { IdentityRequests } from "./IdentityRequests.tsx";
import { MissingOperator } from "./MissingOperator.tsx";
import { NewAccounts } from "./NewAccounts.tsx";

/** Open tasks of an admin, and charts. §2 */
export function Component() {
  // Number of changes on this page, each of which reloads the counts.
  const [changes, setChanges] = useState(0);
  const countAgain = () => setChanges((before) => before + 1);
  return (
    <div className={styles.page}>
      <AdminTitle section={adminSections.dashboard} />
      <MissingOperator />
      <Counts changes={changes} />
      <NewAccounts onChanged={countAgain} />
      <IdentityRequests />
      <ClosingRequests />
      <Contacts onChanged={countAgain} />
      <Charts />
    </div>
  );
}
