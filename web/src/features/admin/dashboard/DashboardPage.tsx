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
export function DashboardPage() {
  // Number of accounts activated on this page; a change reloads the counts.
  const [activated, setActivated] = useState(0);
  return (
    <div className={styles.page}>
      <PageHead title="Hallintapaneeli" />
      <SectionTitle area="Hallinta" section="Hallintapaneeli" />
      <Counts changes={activated} />
      <NewAccounts onActivated={() => setActivated((before) => before + 1)} />
      <IdentityRequests />
      <Contacts />
      <Charts />
    </div>
  );
}
