import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

export interface TabPage {
  title: string;
  content: ReactNode;
}

interface Props {
  label: string;
  pages: readonly TabPage[];
  /** Index of the selected page; without it the component keeps the selection itself. */
  selected?: number;
  onSelect?(index: number): void;
}

export function Tabs({ label, pages, selected, onSelect }: Props) {
  return (
    <TabGroup
      {...(selected !== undefined && { selectedIndex: selected })}
      {...(onSelect && { onChange: onSelect })}
    >
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
