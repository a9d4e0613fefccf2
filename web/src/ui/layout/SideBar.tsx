import { type ReactNode, useId, useState } from "react";
import { joinClasses } from "../classes.ts";
import { Button } from "../forms/Button.tsx";
import styles from "./SideBar.module.css";

interface Props {
  label: string;
  /** Name of the user. */
  name: string;
  tag: ReactNode;
  /** Text of the current section. */
  current: string;
  /** Numbers of items that need attention, shown on the menu's button. */
  badge?: ReactNode;
  /** Links and buttons, one per section. */
  children: ReactNode;
}

/** Navigation of sections: a column on a desktop, on a phone a menu that opens from a button with the current section. */
export function SideBar({ label, name, tag, current, badge, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sections = useId();
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        {name} {tag}
      </p>
      <div className={styles.toggle}>
        <Button
          variant="plain"
          icon={isOpen ? "close" : "menu"}
          aria-expanded={isOpen}
          aria-controls={sections}
          onClick={() => setOpen(!isOpen)}
        >
          {current}
          {badge}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click on it, and comes here too. */}
      <nav
        id={sections}
        className={joinClasses(styles.sections, isOpen && styles.open)}
        aria-label={label}
        onClick={() => setOpen(false)}
      >
        {children}
      </nav>
    </div>
  );
}

interface LayoutProps {
  side: ReactNode;
  /** Uses the whole width of the screen, for tables. */
  isWide?: boolean;
  children: ReactNode;
}

export function SideBarLayout({ side, isWide = false, children }: LayoutProps) {
  return (
    <div className={joinClasses(styles.layout, isWide && styles.wide)}>
      {side}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
