import { getNextStep } from "@halkopiha/domain/orders/cancellation.ts";
import { type Order, statusLabel } from "@halkopiha/domain/orders/order.ts";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatStep } from "../../../market/orders/order-labels.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { Countdown } from "../../../ui/feedback/Countdown.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { reserveBottomBar } from "../../../ui/layout/bottom-bar.ts";
import { advanceOrders, undoStep } from "./advance-order.ts";
import type { DisplayedStatus } from "./displayed-status.ts";
import styles from "./StepBar.module.css";

/** Milliseconds that new buttons ignore taps, so that a double tap, for example with gloves on, presses only one. */
const tapPause = 700;

interface BarButtonProps extends ComponentProps<typeof Button> {
  isPaused: boolean;
  onPress(): void;
}

/** What the bar showed before: null on a new page. */
interface Previous {
  hadFocus: boolean;
}

interface ButtonsProps {
  previous: RefObject<Previous | null>;
  /** `isPaused`: the buttons ignore taps. */
  children(isPaused: boolean): ReactNode;
}

/** Buttons that replace others in the same place: they take over the focus, or pass it to the heading when there is no button any more. */
function Buttons({ previous, children }: ButtonsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  useLayoutEffect(() => {
    const element = container.current;
    if (previous.current?.hadFocus) {
      const target = element?.querySelector("button") ?? document.querySelector<HTMLElement>("main h1");
      target?.focus({ preventScroll: true });
    }
    setPaused(previous.current !== null);
    const timer = setTimeout(() => setPaused(false), tapPause);
    return () => {
      clearTimeout(timer);
      previous.current = { hadFocus: element?.contains(document.activeElement) ?? false };
    };
  }, [previous]);
  return (
    <div ref={container} className={styles.buttons}>
      {children(isPaused)}
    </div>
  );
}

function BarButton({ isPaused, onPress, ...rest }: BarButtonProps) {
  return <Button size="large" aria-disabled={isPaused} onClick={isPaused ? undefined : onPress} {...rest} />;
}

/** What happens with a step that the server does not have yet. */
function StepText({ step }: { step: OrderStep }) {
  const isOffline = useIsOffline();
  const moved = `Siirretty tilaan ${statusLabel[step.status]}.`;
  if (step.phase === "sending") return <>{moved} Lähetetään…</>;
  if (step.phase === "waiting" || isOffline) return <>{moved} Lähetetään, kun verkkoyhteys toimii.</>;
  return (
    <>
      {moved} Ostaja saa tiedon hetken kuluttua. <Countdown at={step.notBefore ?? 0} />
    </>
  );
}

interface Props {
  order: Order;
  displayedStatus: DisplayedStatus;
}

/**
 * The bar under the thumb: the button that advances an order, and beside it the button that takes the last step back: for ten seconds, and
 * while it waits for the network. The next step does not wait for the one before.
 */
export function StepBar({ order, displayedStatus: { status, step } }: Props) {
  const previous = useRef<Previous | null>(null);
  const next = getNextStep(order, status);
  const undoText = step?.phase === "held" ? "Kumoa" : "Peru siirto";
  return (
    <div ref={reserveBottomBar} className={next || step ? styles.bar : undefined}>
      <p role="status" className={styles.text}>
        {step && <StepText step={step} />}
      </p>
      <Buttons key={`${step?.phase} ${status}`} previous={previous}>
        {(isPaused) => (
          <>
            {step && step.phase !== "sending" && (
              <BarButton
                variant="plain"
                aria-label={`${undoText}: ${step.label}`}
                isPaused={isPaused}
                onPress={() => void undoStep(step)}
              >
                {undoText}
              </BarButton>
            )}
            {next && (
              <BarButton
                variant="accent"
                className={styles.advance}
                isPaused={isPaused}
                onPress={() => void advanceOrders([order], next)}
              >
                {formatStep(order, next)}
              </BarButton>
            )}
          </>
        )}
      </Buttons>
    </div>
  );
}
