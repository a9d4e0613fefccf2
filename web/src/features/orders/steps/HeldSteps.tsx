import { statusLabel } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { UndoBar, UndoBars } from "../../../ui/feedback/UndoBars.tsx";
import { undoBatch, undoStep } from "./advance-order.ts";

/** One press, which one button undoes. */
function HeldPress({ steps }: { steps: readonly OrderStep[] }) {
  const [step] = steps;
  if (!step) return null;
  const isOne = steps.length === 1;
  return (
    <UndoBar
      text={`${isOne ? step.label : `${steps.length} tilausta`}: ${statusLabel[step.status]}.`}
      at={step.notBefore ?? 0}
      onUndo={() => void (isOne ? undoStep(step) : undoBatch(steps))}
    />
  );
}

/** The steps that can still be undone, below the list of orders: those of one press together. */
export function HeldSteps() {
  const held = useAtomValue(orderStepsAtom).filter(({ phase }) => phase === "held");
  const presses = new Map<string, OrderStep[]>();
  for (const step of held) {
    const press = step.batch ?? step.version;
    presses.set(press, [...(presses.get(press) ?? []), step]);
  }
  return (
    <UndoBars>
      {[...presses].map(([press, steps]) => (
        <HeldPress key={press} steps={steps} />
      ))}
    </UndoBars>
  );
}
