import { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { NewQuoteRequest } from "@halkopiha/domain/quotes/new-quote-request.ts";
import { useRef, useState } from "react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { loadRegions } from "../../lib/api/locations.ts";
import { useLoaded } from "../../lib/api/use-loaded.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { useStepFocus } from "../../ui/layout/use-step-focus.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { formatProductTitle } from "../products/product-labels.ts";
import styles from "./QuoteDialog.module.css";
import { QuoteForm } from "./QuoteForm.tsx";

interface Props {
  product: Product;
  onClose(): void;
}

interface Sent {
  message: string;
  description: string;
}

/** One key for all attempts to send the same request: sending again after a lost response does not request twice. */
function useAttemptKey() {
  const attempt = useRef({ key: "", sent: "" });
  return (request: NewQuoteRequest): string => {
    const sent = JSON.stringify(request);
    if (attempt.current.sent !== sent) attempt.current = { key: crypto.randomUUID(), sent };
    return attempt.current.key;
  };
}

/** Requests a quote of a service; works without an account. */
export function QuoteDialog({ product, onClose }: Props) {
  const { value: regions } = useLoaded(loadRegions);
  const [sent, setSent] = useState<Sent | null>(null);
  const heading = useStepFocus(sent ? 1 : 0);
  const toKey = useAttemptKey();

  async function send(body: NewQuoteRequest): Promise<Readonly<Record<string, string>> | null> {
    try {
      const { message } = await api(requestQuote, {
        params: { id: product._id },
        body,
        headers: { "idempotency-key": toKey(body) },
      });
      setSent({ message, description: body.description });
      return null;
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      assertApiError(error);
      return error.code === "photoGone" ? { photos: error.message } : error.fields;
    }
  }

  return (
    <Dialog
      title="Pyydä tarjous"
      subtitle={
        <p>
          {formatProductTitle(product)}, {product.owner.name}
        </p>
      }
      onClose={onClose}
    >
      {sent ? (
        <div className={styles.sent} role="status">
          <h3 ref={heading} tabIndex={-1}>
            Tarjouspyyntö on lähetetty
          </h3>
          <p>{sent.message}</p>
          <p>Kun saat tarjouksen, sovi työstä, hinnasta ja ajasta suoraan myyjän kanssa.</p>
          <h4>Kirjoitit näin</h4>
          <p className={styles.copy}>{sent.description}</p>
          <Button onClick={onClose}>Selvä</Button>
        </div>
      ) : regions === undefined ? (
        <Skeleton count={5} shape="line" />
      ) : (
        <QuoteForm product={product} regions={regions} onSubmit={send} />
      )}
    </Dialog>
  );
}
