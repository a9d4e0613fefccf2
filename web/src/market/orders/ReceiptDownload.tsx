import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { toReceiptFileName } from "@halkopiha/domain/receipts/receipt-texts.ts";
import { useId, useTransition } from "react";
import { assertApiError } from "../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import { saveFile } from "../../lib/files/save-file.ts";
import { Button } from "../../ui/forms/Button.tsx";

interface Props {
  order: Pick<BuyerOrder, "orderNumber" | "cancellation" | "withdrawal">;
  fetchFile(): Promise<Blob>;
}

/** What a withdrawal means for the receipt, which does not change. */
function describeWithdrawal(order: Props["order"]): string | null {
  if (!order.withdrawal) return null;
  return isEnded(order)
    ? "Kauppa on peruutettu. Kuitin saa, jos se on tehty ennen peruuttamista. Palautuksesta myyjä antaa hyvityskuitin, jossa on tämän kuitin numero."
    : "Kuitissa on se, mitä toimitettiin. Palautuksesta myyjä antaa hyvityskuitin, jossa on tämän kuitin numero.";
}

/** Saves the receipt of a delivered order. The banner shows errors. */
export function ReceiptDownload({ order, fetchFile }: Props) {
  const [isLoading, start] = useTransition();
  const isOffline = useIsOffline();
  const reason = useId();
  const withdrawal = describeWithdrawal(order);

  async function download() {
    try {
      saveFile(await fetchFile(), toReceiptFileName(order));
    } catch (error) {
      assertApiError(error);
    }
  }

  return (
    <>
      {withdrawal && <p>{withdrawal}</p>}
      <OfflineNotice action="Kuitin lataaminen" id={reason} />
      <div>
        <Button
          variant="plain"
          icon="download"
          busy={isLoading}
          disabled={isOffline}
          aria-describedby={isOffline ? reason : undefined}
          onClick={() => start(download)}
        >
          Lataa kuitti (PDF)
        </Button>
      </div>
    </>
  );
}
