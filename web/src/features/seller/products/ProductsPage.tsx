import { deleteProduct, deleteProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useAtom, useSetAtom } from "jotai/react";
import { Suspense, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { lazyDialog } from "../../../lib/connection/lazy-dialog.tsx";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { DataTable } from "../../../ui/data/DataTable.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import type { loadProducts, SellerProducts } from "./load-products.ts";
import { ProductFilters } from "./ProductFilters.tsx";
import {
  createLineColumns,
  createProductColumns,
  createServiceColumns,
  type ListingRowActions,
} from "./product-columns.tsx";
import { filterProducts, noFilter } from "./product-filter.ts";
import { pageSizes, tableViewAtom } from "./table-view-atom.ts";

const ListingDialog = lazyDialog("Ilmoitus", () =>
  import("./form/ListingDialog.tsx").then((file) => file.ListingDialog),
);
const ImageDialog = lazyDialog("Kuva", () =>
  import("./images/ImageDialog.tsx").then((file) => file.ImageDialog),
);

const DeleteImageDialog = lazyDialog("Poista kuva", () =>
  import("../../../lib/images/DeleteImageDialog.tsx").then((file) => file.DeleteImageDialog),
);

const PreviewDialog = lazyDialog("Esikatselu", () =>
  import("./PreviewDialog.tsx").then((file) => file.PreviewDialog),
);

const PricesDialog = lazyDialog("Muuta hintoja", () =>
  import("./prices/PricesDialog.tsx").then((file) => file.PricesDialog),
);

const AvailabilityDialog = lazyDialog("Muuta saatavuutta", () =>
  import("./availability/AvailabilityDialog.tsx").then((file) => file.AvailabilityDialog),
);

/** Overlay name of a dialog: its action and product id; the id is empty for a new product, and for a change of all. */
const formatOverlay = (
  action: "form" | "image" | "delete-image" | "preview" | "delete" | "pause" | "prices",
  id = "",
) => `${action}:${id}`;

function DeleteDialog({
  product,
  onClose,
  onDone,
}: {
  product: Product;
  onClose(): void;
  onDone(): Promise<void>;
}) {
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  async function remove() {
    const { message } = await api(deleteProduct, { params: { id: product._id } });
    showBanner("success", message);
    await onDone();
  }
  return (
    <ConfirmDialog
      title={`Poistetaanko ${formatListingTitle(product)}?`}
      confirm="Poista"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={remove}
    >
      Tuote poistuu myynnistä heti. Tehdyt tilaukset säilyvät.
    </ConfirmDialog>
  );
}

interface OverlayProps extends SellerProducts {
  /** The products that the filter leaves. */
  shown: readonly Product[];
}

function Overlay({ section, products, groups, shown }: OverlayProps) {
  const { overlay, replace, close } = useOverlay();
  const revalidate = useRevalidate();
  const [action, id] = overlay?.split(":") ?? [];
  const product = products.find(({ _id }) => _id === id);
  if (action === "form" && (product || !id))
    return (
      <ListingDialog
        key={overlay}
        section={section}
        product={product}
        onClose={close}
        onSaved={revalidate}
        onCopy={() => replace(formatOverlay("form"))}
        onCreated={({ _id }) => replace(formatOverlay("image", _id))}
      />
    );
  if (action === "pause" && (product || !id))
    return <AvailabilityDialog key={overlay} {...(product && { product })} onClose={close} />;
  if (action === "prices") return <PricesDialog products={shown} onClose={close} />;
  if (!product) return null;
  if (action === "image")
    return (
      <ImageDialog
        product={product}
        onDelete={() => replace(formatOverlay("delete-image", id))}
        onClose={close}
        onSaved={revalidate}
      />
    );
  if (action === "delete-image")
    return (
      <DeleteImageDialog
        title={`Poistetaanko kuva: ${formatListingTitle(product)}?`}
        text="Kuva poistuu tuotteesta heti. Muut tiedot säilyvät."
        send={() => api(deleteProductImage, { params: { id: product._id } })}
        onClose={close}
        onDeleted={revalidate}
      />
    );
  if (action === "preview") return <PreviewDialog groups={groups} productId={product._id} onClose={close} />;
  if (action === "delete") return <DeleteDialog product={product} onClose={close} onDone={revalidate} />;
  return null;
}

/** A seller's products of one category: a table with actions. §2 */
export function ProductsPage() {
  const { section, products, groups } = useLoaderData<typeof loadProducts>();
  const { open } = useOverlay();
  const [view, setView] = useAtom(tableViewAtom);
  const [filter, setFilter] = useState(noFilter);
  const shown = filterProducts(products, filter);
  const actions: ListingRowActions = {
    onImage: (id) => open(formatOverlay("image", id)),
    onPreview: (id) => open(formatOverlay("preview", id)),
    onEdit: (id) => open(formatOverlay("form", id)),
    onDelete: (id) => open(formatOverlay("delete", id)),
    onPause: (id) => open(formatOverlay("pause", id)),
  };
  const create = (
    <Button variant="accent" icon="plus" onClick={() => open(formatOverlay("form"))}>
      {section.createLabel}
    </Button>
  );
  return (
    <>
      <SectionTitle area="Profiili" section={section.title} />
      {products.length === 0 ? (
        <EmptyState title={section.emptyLabel}>{create}</EmptyState>
      ) : (
        <>
          <ProductFilters filter={filter} onChange={setFilter} />
          <DataTable
            caption={section.title}
            columns={
              section.category === "Palvelut" ? createServiceColumns(actions) : createProductColumns(actions)
            }
            lineColumns={createLineColumns(actions)}
            rows={shown}
            getKey={({ _id }) => _id}
            pageSizes={pageSizes}
            view={view}
            onViewChange={setView}
          >
            {create}
            <Button variant="plain" onClick={() => open(formatOverlay("pause"))}>
              Muuta saatavuutta
            </Button>
            {shown.length > 0 && (
              <Button variant="plain" onClick={() => open(formatOverlay("prices"))}>
                Muuta hintoja
              </Button>
            )}
          </DataTable>
          {shown.length === 0 && <EmptyState title="Hakua vastaavia ilmoituksia ei ole." />}
        </>
      )}
      <Suspense fallback={null}>
        <Overlay section={section} products={products} groups={groups} shown={shown} />
      </Suspense>
    </>
  );
}
