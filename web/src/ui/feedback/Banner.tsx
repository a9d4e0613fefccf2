import { createPortal } from "react-dom";
import { joinClasses } from "../classes.ts";
import { IconButton } from "../forms/Button.tsx";
import { Icon } from "../Icon.tsx";
import { useTopDialog } from "../overlay/dialog-stack.ts";
import styles from "./Banner.module.css";

export type BannerColour = "success" | "danger" | "warning";

const icons = { success: "check", danger: "warning", warning: "info" } as const;

interface Props {
  /** Null when there is no message: the live region stays mounted, so that the next text is announced. */
  message: { text: string; colour: BannerColour } | null;
  onClose(): void;
  /** Called with true while the banner is hovered or has the focus: it must not disappear then. */
  onHold(held: boolean): void;
}

export function Banner({ message, onClose, onHold }: Props) {
  const dialog = useTopDialog();
  const urgent = message?.colour === "danger";
  const content = message && (
    <div className={joinClasses(styles.banner, styles[message.colour])}>
      <Icon name={icons[message.colour]} />
      <p>{message.text}</p>
      <IconButton icon="close" label="Sulje ilmoitus" onClick={onClose} />
    </div>
  );
  const container = (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the banner in sight is no act of its own.
    <div
      className={dialog ? styles.inDialog : styles.container}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <div role="alert">{urgent && content}</div>
      <div role="status">{!urgent && content}</div>
    </div>
  );
  // While a modal dialog is open, the rest of the page is dimmed and inert.
  return dialog ? createPortal(container, dialog) : container;
}
