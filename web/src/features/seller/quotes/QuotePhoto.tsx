import { readQuotePhoto } from "@halkopiha/domain/contract/shop/quote-requests.ts";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { LoadError } from "../../../lib/connection/LoadError.tsx";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./QuotesPage.module.css";

/** An object URL of a photo; undefined until it is loaded. */
function usePhotoUrl(id: string) {
  const request = useCallback(() => api(readQuotePhoto, { params: { id } }, { handlesErrors: true }), [id]);
  const { value: file, ...loading } = useLoaded(request);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return { url, ...loading };
}

/** A photo of a request, which opens in its full size. It comes through the API, because no URL leads to it without a login. */
export function QuotePhoto({ id, name }: { id: string; name: string }) {
  const { url, failure, isLoading, load } = usePhotoUrl(id);
  const { overlay, open, close } = useOverlay();
  if (failure && !url)
    return <LoadError title="Kuvaa ei saatu haettua." isRetrying={isLoading} onRetry={load} />;
  return (
    <>
      <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => open(id)}>
        {url ? <img src={url} alt={name} /> : <span className={styles.soft}>Haetaan kuvaa…</span>}
      </button>
      {overlay === id && url && (
        <Dialog title={name} onClose={close}>
          <img src={url} alt="" className={styles.large} />
        </Dialog>
      )}
    </>
  );
}
