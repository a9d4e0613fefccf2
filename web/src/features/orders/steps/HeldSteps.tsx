import { statusLabel } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { orderStepsAtom } from "../../../offline/offline-atoms.ts";
import { UndoBar, UndoBars } from "../../../ui/feedback/UndoBars.tsx";
import { undoStep } from "./advance-order.ts";

/** The steps that can still be undone, below the list of orders. */
export function HeldSteps() {
  const held = useAtomValue(orderStepsAtom).filter(({ phase }) => phase === "held");
  return (
    <UndoBars>
      {held.map((step) => (
        <UndoBar
          key={step.version}
          text={`${step.label}: ${statusLabel[step.status]}.`}
          at={step.notBefore ?? 0}
          onUndo={() => void undoStep(step)}
        />
      ))}
    </UndoBars>
  );
}
