import { lazy, Suspense, useEffect } from "react";
import { Await, useLocation } from "react-router-dom";
import { mapParameter, sellerParameter } from "../../app/paths.ts";
import { useClose } from "../../app/use-overlay.ts";
import { whenIdle } from "../../offline/when-idle.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { type Address, writeAddress } from "./filters.ts";
import { LoadFailed } from "./LoadFailed.tsx";
import type { ShownSeller } from "./results.ts";
import { SellerComing } from "./SellerComing.tsx";

const loadSellerDialog = () => import("./SellerDialog.tsx");
const SellerDialog = lazy(() => loadSellerDialog().then((file) => ({ default: file.SellerDialog })));
const MapDialog = lazy(() => import("./map/MapDialog.tsx").then((file) => ({ default: file.MapDialog })));

/** Closes what a parameter of the address has opened. */
function useCloseParameter(parameter: string): () => void {
  const { search } = useLocation();
  const close = useClose();
  return () => {
    const params = new URLSearchParams(search);
    params.delete(parameter);
    close(`?${params}`);
  };
}

interface Props {
  address: Address;
  seller: Promise<ShownSeller | null> | null;
}

/** What opens over a list of products, each with an address of its own that can be shared: the map, and a seller. */
export function Overlays({ address, seller }: Props) {
  const closeMap = useCloseParameter(mapParameter);
  const closeSeller = useCloseParameter(sellerParameter);
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
          <Await
            resolve={seller}
            errorElement={
              <Dialog title="Myyjä" onClose={closeSeller}>
                <LoadFailed title="Myyjän tietoja ei saatu haettua." />
              </Dialog>
            }
          >
            {(loaded) => <SellerDialog key={address.seller} seller={loaded} onClose={closeSeller} />}
          </Await>
        </Suspense>
      )}
    </>
  );
}
