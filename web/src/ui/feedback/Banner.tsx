import { createPortal } from "react-dom";
import { joinClasses } from "../classes.ts";
import { IconButton } from "../forms/Button.tsx";
import { Icon } from "../Icon.tsx";
import { useTopDialog } from "../overlay/dialog-stack.ts";
import styles from "./Banner.module.css";

export type BannerColour = "success" | "danger" | "warning";

const icons = { success: "check", danger: "warning", warning: "info" } as const;

interface Props {
  /** Nothing to say: the place stays, so that the next text is read out. */
  message: { text: string; colour: BannerColour } | null;
  onClose(): void;
  /** While someone points at it or is in it, it must not vanish. */
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
  // The page under a dialog is veiled and silent.
  return dialog ? createPortal(container, dialog) : container;
}
