import { toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { defaultWanted } from "@halkopiha/domain/search/options.ts";
import { Suspense } from "react";
import { lazyDialog } from "../../lib/connection/lazy-dialog.tsx";
import { useOverlay } from "../../lib/routing/history/use-overlay.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./DoorBar.module.css";
import type { RenderedPlace } from "./rendered-place.ts";
import { useWantedPlace } from "./use-wanted-place.ts";
import type { Wanted } from "./wanted.ts";

const DoorDialog = lazyDialog("Hinta kotiin tuotuna", () =>
  import("./DoorDialog.tsx").then((file) => file.DoorDialog),
);

/** Overlay name of the dialog that asks for the place and the amount. */
const doorOverlay = "minne";

interface Props {
  wanted: Wanted | null;
  /** The amount that the words of a search tell. */
  amount?: Pick<Wanted, "amount" | "unit"> | undefined;
  /** The place that the server has rendered. */
  place: RenderedPlace | null;
  /** The address of the page when something else is wanted. */
  toAddress(wanted: Wanted | null): `?${string}`;
}

/** Where the wood is wanted and how much, in one line; a press changes it. */
export function DoorBar({ wanted, amount: told, place: rendered, toAddress }: Props) {
  const { overlay, open, close } = useOverlay();
  const place = useWantedPlace(wanted, rendered);
  const { amount, unit } = told ?? wanted ?? defaultWanted;
  return (
    <>
      <button type="button" className={styles.bar} onClick={() => open(doorOverlay)} aria-haspopup="dialog">
        <Icon name="pin" />
        <span className={styles.texts}>
          <span>
            Minne? <strong>{place?.location ?? "Valitse paikkakunta"}</strong>
          </span>
          <span>
            Paljonko?{" "}
            <strong>
              {toQuantityInput(amount)} {unitLabel[unit]}
            </strong>
          </span>
        </span>
      </button>
      {overlay === doorOverlay && (
        <Suspense fallback={null}>
          <DoorDialog wanted={wanted} amount={told} toAddress={toAddress} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
