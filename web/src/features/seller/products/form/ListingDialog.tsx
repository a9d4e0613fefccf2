import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import { NewProduct, Product, ProductChange } from "@halkopiha/domain/products/product.ts";
import { useAtom, useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { ConflictNotice } from "../../../../lib/forms/ConflictNotice.tsx";
import { setFieldErrors } from "../../../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { useConflict } from "../../../../lib/forms/use-conflict.ts";
import { useFormDraft } from "../../../../lib/forms/use-form-draft.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { PriceJumpDialog } from "../../shared/PriceJumpDialog.tsx";
import styles from "../Products.module.css";
import type { ProductSection } from "../product-sections.ts";
import { describeListing } from "./describe-listing.ts";
import { ListingFields } from "./ListingFields.tsx";
import { type ListingDraft, listingDraftAtom } from "./listing-draft-atom.ts";
import { emptyListing, type ListingValues, parseListing, toListingValues } from "./listing-form.ts";
import { findPriceJump, type PriceJump } from "./price-jump.ts";

interface Props {
  section: ProductSection;
  /** The product to edit; undefined to create one. §4 */
  product?: Product | undefined;
  onClose(): void;
  onSaved(): Promise<void>;
  /** Opens the form of a new product, which starts with the draft: the values of this one. */
  onCopy?(): void;
  /** Called in place of `onClose` when a product has been created that may have an image. */
  onCreated?(product: Product): void;
}

const send = (product: Product | undefined, body: ProductChange) =>
  product
    ? api(updateProduct, { params: { id: product._id }, body }, { handlesErrors: true })
    : api(createProduct, { body }, { handlesErrors: true });

/**
 * The form of a product or service: an edit when there is one, otherwise a create. When another device has edited the product since the form
 * was opened, the seller chooses which values to keep; what was ordered meanwhile is not asked about. §4, §5
 */
export function ListingDialog({ section, product, onClose, onSaved, onCopy, onCreated }: Props) {
  const id = product?._id ?? null;
  const showBanner = useSetAtom(showBannerAtom);
  const [draft, setDraft] = useAtom(listingDraftAtom);
  // A draft stays based on the version that it began with, so that a change elsewhere since then is noticed.
  const [initial] = useState(() => {
    const drafted = product && draft?.id === id ? Product.safeParse(draft.opened) : undefined;
    return drafted?.success ? drafted.data : product;
  });
  // The change to save after the seller has confirmed the price.
  const [jumpToConfirm, setJumpToConfirm] = useState<PriceJump & { body: ProductChange }>();
  const { getOpened, handleStale, ...conflict } = useConflict({
    schema: Product,
    opened: initial,
    toValues: toListingValues,
    describe: describeListing,
    getValues: (): ListingValues => form.getValues(),
    onReset: (values, now) => rebase(toListingValues(now), values),
    followed: ["quantity"],
    submit: () => void submit(),
  });
  const { form, clear, rebase } = useFormDraft<ListingValues, ProductChange, ListingDraft | null>({
    draftAtom: listingDraftAtom,
    emptyDraft: null,
    saved: initial ? toListingValues(initial) : emptyListing(section.category),
    restore(stored) {
      const isForThisForm = stored?.id === id && (product || stored.values.category === section.category);
      return isForThisForm ? stored.values : {};
    },
    toDraft: (values) => ({ id, opened: getOpened() ?? null, values }),
    resolver: schemaResolver(product ? ProductChange : NewProduct, (typed: ListingValues) =>
      parseListing(typed, getOpened()),
    ),
  });
  const { formState, handleSubmit } = form;

  function close() {
    clear();
    onClose();
  }

  function copy(copied: Product, openForm: () => void) {
    setDraft({ id: null, opened: null, values: toListingValues(copied) });
    openForm();
  }

  async function save(body: ProductChange) {
    try {
      const saved = await send(product, body);
      showBanner("success", saved.message);
      await onSaved();
      if (!product && onCreated && section.category !== "Palvelut") {
        clear();
        onCreated(saved.product);
      } else close();
    } catch (error) {
      if (await handleStale(error, form.getValues(), submit)) return;
      assertApiError(error);
      // The end of the session has a message of its own.
      if (error.status !== 401) showBanner("danger", error.message);
      setFieldErrors(form, error.fields, isField);
    }
  }

  const submit = () =>
    handleSubmit(async (body) => {
      const opened = getOpened();
      const jump = opened && findPriceJump(opened, body);
      if (jump) setJumpToConfirm({ ...jump, body });
      else await save(body);
    })();

  return (
    <>
      <Dialog
        title={product ? `Muokkaa: ${formatListingTitle(product)}` : section.createLabel}
        onClose={close}
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          noValidate
          aria-label={product ? "Muokkaa" : section.createLabel}
        >
          <ConflictNotice conflict={conflict} busy={formState.isSubmitting} />
          <ListingFields form={form} product={initial} />
          <div className={styles.buttons}>
            <SubmitButton busy={formState.isSubmitting} action="Tallentaminen">
              {product ? "Tallenna" : "Luo"}
            </SubmitButton>
            <Button variant="plain" onClick={close}>
              Peruuta
            </Button>
            {product && onCopy && (
              <Button variant="quiet" onClick={() => copy(product, onCopy)}>
                Kopioi uudeksi
              </Button>
            )}
          </div>
        </form>
      </Dialog>
      {jumpToConfirm && (
        <PriceJumpDialog
          from={jumpToConfirm.from}
          to={jumpToConfirm.to}
          onClose={() => setJumpToConfirm(undefined)}
          onConfirm={() => save(jumpToConfirm.body)}
        />
      )}
    </>
  );
}

const names: readonly string[] = Object.keys(emptyListing("Polttopuut"));

function isField(name: string): name is keyof ListingValues {
  return names.includes(name);
}
