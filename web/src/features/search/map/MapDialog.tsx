import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { useEffect, useRef, useState } from "react";
import { useRetryOnline } from "../../../lib/connection/use-retry-online.ts";
import { formatCount, nouns } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { SearchState } from "../filters/search-query.ts";
import { SellerCard } from "../results/SellerCard.tsx";
import styles from "./MapDialog.module.css";
import { SellerMap } from "./SellerMap.tsx";
import { useMapView } from "./use-map-view.ts";
import { useSellers } from "./use-sellers.ts";

interface Props {
  address: SearchState;
  onClose(): void;
}

const noMore = () => undefined;

function formatSellerCount(count: number, isLoading: boolean): string {
  if (isLoading && count === 0) return "Haetaan myyjiä…";
  return `${formatCount(count, nouns.seller)} kartalla`;
}

/** The sellers of a search on a map. A pin shows the seller's card, whose name opens the seller's dialog. §2 */
export function MapDialog({ address: opened, onClose }: Props) {
  // The search at the time the map was opened: opening a seller over the map changes the URL, but not the map.
  const [address] = useState(opened);
  const { sellers, isLoading, hasFailed, loadMore } = useSellers(address);
  useRetryOnline(hasFailed && !isLoading ? "failed" : null, loadMore ?? noMore);
  const [selected, setSelected] = useState<SellerSummary>();
  const centre = address.map === "kaikki" ? undefined : sellers.find(({ _id }) => _id === address.map);
  const mapView = useMapView(address, centre);
  const chosen = selected ?? centre;
  const cardRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen) cardRef.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  return (
    <Dialog title="Myyjät kartalla" onClose={onClose}>
      <div className={styles.content}>
        <SellerMap sellers={sellers} chosen={chosen} mapView={mapView} onChoose={setSelected} />
        <div className={styles.tools}>
          <p className={styles.count} role="status">
            {hasFailed ? "Myyjiä ei saatu haettua." : formatSellerCount(sellers.length, isLoading)}
          </p>
          {loadMore && (
            <Button variant="plain" size="small" busy={isLoading} onClick={loadMore}>
              {hasFailed ? "Yritä uudelleen" : "Hae lisää myyjiä"}
            </Button>
          )}
        </div>
        <div ref={cardRef} aria-live="polite">
          {chosen && <SellerCard seller={chosen} />}
        </div>
      </div>
    </Dialog>
  );
}
