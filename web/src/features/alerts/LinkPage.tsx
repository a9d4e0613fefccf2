import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useStepFocus } from "../../ui/layout/use-step-focus.ts";
import styles from "./AlertPage.module.css";

interface Props {
  title: string;
  /** 1 once the button has been pressed: the new title gets the focus. */
  step?: 0 | 1;
  children: ReactNode;
}

/** A page of few words behind a mailed link. */
export function LinkPage({ title, step = 0, children }: Props) {
  const heading = useStepFocus(step);
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Card className={styles.card}>{children}</Card>
    </div>
  );
}

export const ToSearch = () => (
  <Link to={paths.search} className={buttonClass("plain")}>
    Hakuun
  </Link>
);
