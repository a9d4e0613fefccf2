import type { ComponentProps } from "react";
import { joinClasses } from "../classes.ts";
import { Icon, type IconName } from "../Icon.tsx";
import styles from "./Button.module.css";

/** `accent` is the single call to action of a screen; `quiet` has no border. */
export type ButtonVariant = "primary" | "accent" | "plain" | "quiet" | "danger";
export type ButtonSize = "small" | "normal" | "large";

/** Class name for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "normal"): string {
  return joinClasses(styles.button, styles[variant], styles[size]);
}

interface Props extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize | undefined;
  icon?: IconName;
  /** The action is pending: further presses are ignored, and screen readers announce it. */
  busy?: boolean;
  /** Presses count also while the button is busy, because each does more. */
  isRepeatable?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  busy = false,
  isRepeatable = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const ignoresPresses = busy && !isRepeatable;
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClass(variant, size), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={ignoresPresses || rest["aria-disabled"]}
      onClick={ignoresPresses ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: IconName;
  /** Accessible name of the icon. */
  label: string;
  filled?: boolean;
}

export function IconButton({ icon, label, filled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={joinClasses(styles.icon, className)}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}
