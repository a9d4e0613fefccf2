import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

export interface TabPage {
  title: string;
  content: ReactNode;
}

export function Tabs({ label, pages }: { label: string; pages: readonly TabPage[] }) {
  return (
    <TabGroup>
      <TabList className={styles.list} aria-label={label}>
        {pages.map(({ title }) => (
          <Tab key={title} className={styles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {pages.map(({ title, content }) => (
          <TabPanel key={title} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
