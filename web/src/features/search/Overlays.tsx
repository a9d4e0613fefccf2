import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { mapParameter, sellerParameter } from "../../app/paths.ts";
import { isOpened } from "../../app/use-overlay.ts";
import { whenIdle } from "../../offline/when-idle.ts";
import { type Address, writeAddress } from "./filters.ts";
import type { ShownSeller } from "./results.ts";
import { SellerComing } from "./SellerComing.tsx";

const loadSellerDialog = () => import("./SellerDialog.tsx");
const SellerDialog = lazy(() => loadSellerDialog().then((file) => ({ default: file.SellerDialog })));
const MapDialog = lazy(() => import("./map/MapDialog.tsx").then((file) => ({ default: file.MapDialog })));

/** Closes by going back to where it was opened, or, when it was the first thing seen, by taking it off the address. */
function useClose(parameter: string): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isOpened(location)) return void navigate(-1);
    const params = new URLSearchParams(location.search);
    params.delete(parameter);
    void navigate(`?${params}`, { replace: true, preventScrollReset: true });
  };
}

interface Props {
  address: Address;
  seller: Promise<ShownSeller | null> | null;
}

/** What opens over a list of products, each with an address of its own that can be shared: the map, and a seller. */
export function Overlays({ address, seller }: Props) {
  const closeMap = useClose(mapParameter);
  const closeSeller = useClose(sellerParameter);
  useEffect(() => {
    // Most visitors open a seller: the dialog is there when they do.
    void whenIdle(() => void loadSellerDialog().catch(() => undefined));
  }, []);
  return (
    <>
      {address.map && (
        <Suspense fallback={null}>
          <MapDialog key={`${writeAddress(address)} ${address.map}`} address={address} onClose={closeMap} />
        </Suspense>
      )}
      {seller && (
        <Suspense fallback={<SellerComing onClose={closeSeller} />}>
          <SellerDialog key={address.seller} seller={seller} onClose={closeSeller} />
        </Suspense>
      )}
    </>
  );
}
