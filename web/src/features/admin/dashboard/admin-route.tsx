import { useState } from "react";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { Charts } from "./Charts.tsx";
import { Contacts } from "./Contacts.tsx";
import { Counts } from "./Counts.tsx";
import styles from "./Dashboard.module.css";
import { IdentityRequests } from "./IdentityRequests.tsx";
import { NewAccounts } from "./NewAccounts.tsx";

/** Open tasks of an admin, and charts. §2 */
export function Component() {
  // Number of changes on this page, each of which reloads the counts.
  const [changes, setChanges] = useState(0);
  const countAgain = () => setChanges((before) => before + 1);
  return (
    <div className={styles.page}>
      <PageHead title="Hallintapaneeli" />
      <SectionTitle area="Hallinta" section="Hallintapaneeli" />
      <Counts changes={changes} />
      <NewAccounts onChanged={countAgain} />
      <IdentityRequests />
      <Contacts onChanged={countAgain} />
      <Charts />
    </div>
  );
}
