import { hideListing } from "@halkopiha/domain/contract/admin/listings.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../lib/routing/history/use-overlay.ts";
import { paths } from "../../lib/routing/paths.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./ProductPage.module.css";

const overlayName = "hide";

function HideDialog({ product, onClose }: { product: Product; onClose(): void }) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function hide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    setSaving(true);
    try {
      const { message } = await api(hideListing, { params: { id: product._id }, body: { reason } });
      showBanner("success", message);
      await navigate(paths.adminHiddenListings, { replace: true });
    } catch (failure) {
      assertApiError(failure);
      setError(failure.fields["reason"]);
      setSaving(false);
    }
  }

  return (
    <Dialog title={`Piilota: ${formatListingTitle(product)}`} onClose={onClose}>
      <form
        className={styles.hideForm}
        onSubmit={(event) => void hide(event)}
        noValidate
        aria-label="Piilottaminen"
      >
        <p>Ilmoitus poistuu heti hausta, sivuilta ja ostoskoreista. Tehdyt tilaukset säilyvät.</p>
        <TextArea
          label="Syy"
          hint="Vaadittu kenttä. Syy lähetetään myyjälle sähköpostilla ja näkyy hänelle ilmoituksen kohdalla."
          name="reason"
          rows={4}
          maxLength={500}
          error={error}
        />
        <div className={styles.actions}>
          <SubmitButton busy={isSaving} action="Piilottaminen">
            Piilota
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** With which an admin hides the listing from buyers. */
export function HideListing({ product }: { product: Product }) {
  const { overlay, open, close } = useOverlay();
  return (
    <>
      <Button variant="danger" onClick={() => open(overlayName)}>
        Piilota ilmoitus
      </Button>
      {overlay === overlayName && <HideDialog product={product} onClose={close} />}
    </>
  );
}
