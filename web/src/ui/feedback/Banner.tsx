import { type FocusEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Link, useLocation } from "react-router-dom";
import { joinClasses } from "../classes.ts";
import { Button, buttonClass, IconButton } from "../forms/Button.tsx";
import { Icon } from "../Icon.tsx";
import { reserveMessage } from "../layout/bottom-bar.ts";
import { useTopDialog } from "../overlay/dialog-stack.ts";
import styles from "./Banner.module.css";

export type BannerColour = "success" | "danger" | "warning";

/** What a message offers to do: a link to a page, or a button. */
export type BannerAction = { label: string; to: string } | { label: string; onPress(): void };

const icons = { success: "check", danger: "warning", warning: "info" } as const;

function Action({ action, onClose }: { action: BannerAction; onClose(): void }) {
  const { pathname } = useLocation();
  if ("to" in action) {
    // Not on the page that it leads to.
    if (action.to === pathname) return null;
    return (
      <Link
        to={action.to}
        className={joinClasses(buttonClass("plain", "small"), styles.action)}
        onClick={onClose}
      >
        {action.label}
      </Link>
    );
  }
  return (
    <Button
      variant="plain"
      size="small"
      className={styles.action}
      onClick={() => {
        onClose();
        action.onPress();
      }}
    >
      {action.label}
    </Button>
  );
}

/**
 * F8 moves the focus to the message, as in Radix UI: it is at the end of the page and is gone before the Tab key gets there. When the message
 * closes, the focus returns.
 */
function useMessageFocus(isShown: boolean) {
  const container = useRef<HTMLElement>(null);
  const previous = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isShown) return;
    const moveFocus = ({ key }: KeyboardEvent) => {
      if (key === "F8") container.current?.querySelector<HTMLElement>("a, button")?.focus();
    };
    window.addEventListener("keydown", moveFocus);
    return () => window.removeEventListener("keydown", moveFocus);
  }, [isShown]);

  return {
    container,
    rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        previous.current = relatedTarget;
      }
    },
    returnFocus() {
      if (container.current?.contains(document.activeElement)) previous.current?.focus();
    },
  };
}

interface Props {
  /** Null when there is no message: the live region stays mounted, so that the next text is announced. */
  message: { text: string; colour: BannerColour; action?: BannerAction | undefined } | null;
  onClose(): void;
  /** Called with true while the banner is hovered or has the focus: it must not disappear then. */
  onHold(held: boolean): void;
}

export function Banner({ message, onClose, onHold }: Props) {
  const dialog = useTopDialog();
  const { container, rememberFocus, returnFocus } = useMessageFocus(message !== null);
  const urgent = message?.colour === "danger";

  // A layout effect, because the next effect scrolls by the published height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message has its own height, and a dialog its own region.
  useLayoutEffect(() => reserveMessage(container.current), [message, dialog, container]);

  // Once per message: the button that was pressed, or the field that is typed into, must not lie below it.
  useEffect(() => {
    const focused = document.activeElement;
    if (!message || dialog || !focused || container.current?.contains(focused)) return;
    if (focused !== document.body) focused.scrollIntoView({ block: "nearest" });
  }, [message, dialog, container]);

  function close() {
    returnFocus();
    onClose();
  }

  const content = message && (
    <div className={joinClasses(styles.banner, styles[message.colour])}>
      <Icon name={icons[message.colour]} />
      <p>{message.text}</p>
      {message.action && <Action action={message.action} onClose={close} />}
      <IconButton icon="close" label="Sulje viesti" onClick={close} />
    </div>
  );
  const region = (
    <section
      ref={container}
      aria-label="Sovelluksen viestit, F8"
      className={dialog ? styles.inDialog : styles.container}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={(event) => {
        rememberFocus(event);
        onHold(true);
      }}
      onBlur={() => onHold(false)}
    >
      <div role="alert">{urgent && content}</div>
      <div role="status">{!urgent && content}</div>
    </section>
  );
  // While a modal dialog is open, the rest of the page is dimmed and inert.
  return dialog ? createPortal(region, dialog) : region;
}
