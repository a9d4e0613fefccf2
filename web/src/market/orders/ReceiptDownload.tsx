import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { toReceiptFileName } from "@halkopiha/domain/receipts/receipt-texts.ts";
import { useId } from "react";
import { OfflineNotice } from "../../lib/connection/OfflineNotice.tsx";
import { DownloadButton } from "../../lib/files/DownloadButton.tsx";

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
  const notice = useId();
  const withdrawal = describeWithdrawal(order);
  return (
    <>
      {withdrawal && <p>{withdrawal}</p>}
      <OfflineNotice action="Kuitin lataaminen" id={notice} />
      <div>
        <DownloadButton
          name={toReceiptFileName(order)}
          fetchFile={fetchFile}
          variant="plain"
          icon="download"
          offlineNotice={notice}
        >
          Lataa kuitti (PDF)
        </DownloadButton>
      </div>
    </>
  );
}
