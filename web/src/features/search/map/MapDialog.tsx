import type { SellerCard as Seller } from "@halkopiha/domain/products/seller.ts";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../app/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { Address } from "../filters.ts";
import { SellerCard } from "../SellerCard.tsx";
import styles from "./MapDialog.module.css";
import { SellerMap } from "./SellerMap.tsx";
import { useSellers } from "./use-sellers.ts";
import { useSight } from "./use-sight.ts";

interface Props {
  address: Address;
  onClose(): void;
}

function countText(count: number, isLoading: boolean): string {
  if (isLoading && count === 0) return "Haetaan myyjiä…";
  return `${formatNumber(count)} myyjää kartalla`;
}

/** The sellers of a search on a map. A pin shows who it is; its name opens the seller. §2 */
export function MapDialog({ address: opened, onClose }: Props) {
  // A seller opened over the map changes the address, not what is on the map.
  const [address] = useState(opened);
  const { sellers, isLoading, hasFailed, more } = useSellers(address);
  const [pressed, setPressed] = useState<Seller>();
  const centre = address.map === "kaikki" ? undefined : sellers.find(({ _id }) => _id === address.map);
  const sight = useSight(address.filters, centre);
  const chosen = pressed ?? centre;
  const shown = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen) shown.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  return (
    <Dialog title="Myyjät kartalla" onClose={onClose}>
      <div className={styles.content}>
        <SellerMap sellers={sellers} chosen={chosen} sight={sight} onChoose={setPressed} />
        <div className={styles.tools}>
          <p className={styles.count} role="status">
            {hasFailed ? "Myyjiä ei saatu haettua." : countText(sellers.length, isLoading)}
          </p>
          {more && (
            <Button look="plain" size="small" busy={isLoading} onClick={more}>
              {hasFailed ? "Yritä uudelleen" : "Hae lisää myyjiä"}
            </Button>
          )}
        </div>
        <div ref={shown} aria-live="polite">
          {chosen && <SellerCard seller={chosen} />}
        </div>
      </div>
    </Dialog>
  );
}
