import { Button } from "../../../ui/forms/Button.tsx";
import styles from "./StepNotice.module.css";

interface Props {
  text: string;
  /** Label of the button. */
  action: string;
  onOpen(): void;
}

/** Above a step: what else there is, and the button that opens it. */
export function StepNotice({ text, action, onOpen }: Props) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <Button variant="quiet" size="small" onClick={onOpen}>
        {action}
      </Button>
    </div>
  );
}
