import { deleteProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useAtom, useSetAtom } from "jotai/react";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router-dom";
import { api } from "../../app/api.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { useRevalidate } from "../../app/should-revalidate.ts";
import { useOverlay } from "../../app/use-overlay.ts";
import { useIsOffline } from "../../offline/NeedsNet.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { type GoodsActs, productColumns, serviceColumns, titleOf } from "./goods-columns.tsx";
import type { Goods, loadGoods } from "./load-goods.ts";
import { pageSizes, tableViewAtom } from "./table-view-atom.ts";

const ListingDialog = lazy(() =>
  import("./ListingDialog.tsx").then((file) => ({ default: file.ListingDialog })),
);
const PictureDialog = lazy(() =>
  import("./PictureDialog.tsx").then((file) => ({ default: file.PictureDialog })),
);

const PreviewDialog = lazy(() =>
  import("./PreviewDialog.tsx").then((file) => ({ default: file.PreviewDialog })),
);

/** What is open over the table: an act, and for all but a new thing which one it is done to. */
const overlayOf = (act: "form" | "picture" | "preview" | "delete", id = "") => `${act}:${id}`;

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
      title={`Poistetaanko ${titleOf(product)}?`}
      confirm="Poista"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={remove}
    >
      Tuote poistuu myynnistä heti. Tehdyt tilaukset säilyvät.
    </ConfirmDialog>
  );
}

function Overlay({ kind, goods, groups }: Goods) {
  const { overlay, close } = useOverlay();
  const revalidate = useRevalidate();
  const [act, id] = overlay?.split(":") ?? [];
  const product = goods.find(({ _id }) => _id === id);
  if (act === "form" && (product || !id))
    return <ListingDialog key={overlay} kind={kind} product={product} onClose={close} onSaved={revalidate} />;
  if (!product) return null;
  if (act === "picture") return <PictureDialog product={product} onClose={close} onSaved={revalidate} />;
  if (act === "preview") return <PreviewDialog groups={groups} productId={product._id} onClose={close} />;
  if (act === "delete") return <DeleteDialog product={product} onClose={close} onDone={revalidate} />;
  return null;
}

/** A seller's goods of one kind: a table, and what is done to its rows. §2 */
export function GoodsPage() {
  const { kind, goods, groups } = useLoaderData<typeof loadGoods>();
  const { open } = useOverlay();
  const [view, setView] = useAtom(tableViewAtom);
  const on: GoodsActs = {
    onPicture: (id) => open(overlayOf("picture", id)),
    onPreview: (id) => open(overlayOf("preview", id)),
    onEdit: (id) => open(overlayOf("form", id)),
    onDelete: (id) => open(overlayOf("delete", id)),
  };
  const create = (
    <Button look="ember" icon="plus" onClick={() => open(overlayOf("form"))}>
      {kind.create}
    </Button>
  );
  return (
    <>
      <SectionTitle place="Profiili" section={categoryLabel[kind.category]} />
      {goods.length === 0 ? (
        <EmptyState title={kind.empty}>{create}</EmptyState>
      ) : (
        <DataTable
          caption={categoryLabel[kind.category]}
          columns={kind.category === "Palvelut" ? serviceColumns(on) : productColumns(on)}
          rows={goods}
          keyOf={({ _id }) => _id}
          pageSizes={pageSizes}
          view={view}
          onView={setView}
        >
          {create}
        </DataTable>
      )}
      <Suspense fallback={null}>
        <Overlay kind={kind} goods={goods} groups={groups} />
      </Suspense>
    </>
  );
}
