import { answerReview, readOrderReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { AnswerForm, type OrderReview } from "@halkopiha/domain/reviews/review.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { Suspense, useCallback, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { LoadError } from "../../../lib/connection/LoadError.tsx";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { HiddenNote } from "../../../market/reviews/HiddenNote.tsx";
import { ReviewCard } from "../../../market/reviews/ReviewCard.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import styles from "./OrderPage.module.css";

/** Loaded lazily, because it imports the form library and is needed only after reading. */
const ReplyForm = lazyPart(() =>
  import("../../../market/tickets/ReplyForm.tsx").then((file) => file.ReplyForm),
);

const words = { form: "Vastaus arvosteluun", field: "Vastaa arvosteluun", button: "Julkaise vastaus" };

/** The review of a delivered order for its seller, who answers it once; an admin reads it. */
export function SellerReview({ order: { _id: id, seller } }: { order: Order }) {
  const isSeller = useAtomValue(sessionAtom)?.user._id === seller._id;
  const showBanner = useSetAtom(showBannerAtom);
  const request = useCallback(() => api(readOrderReview, { params: { id } }, { handlesErrors: true }), [id]);
  const { value, failure, isLoading, load } = useLoaded(request);
  const [answered, setAnswered] = useState<OrderReview | null>(null);

  if (!value) {
    return failure ? (
      <LoadError title="Arvostelua ei saatu haettua." isRetrying={isLoading} onRetry={load}>
        <h2>Arvostelu</h2>
      </LoadError>
    ) : (
      <Skeleton shape="line" />
    );
  }
  const review = answered ?? value.review;
  if (!review) return null;

  /** After an error, which the banner shows, the form keeps the text. */
  async function send(answer: string): Promise<boolean> {
    try {
      const saved = await api(answerReview, { params: { id }, body: { answer } });
      setAnswered(saved.review);
      showBanner("success", "Vastauksesi on julkaistu.");
      return true;
    } catch (error) {
      assertApiError(error);
      if (error.status === 409) load();
      return false;
    }
  }

  return (
    <section className={styles.review} aria-labelledby="arvostelu">
      <h2 id="arvostelu">Arvostelu</h2>
      <ReviewCard review={review} sellerName={seller.companyName ?? seller.fullName}>
        {review.hidden && <HiddenNote hidden={review.hidden} />}
      </ReviewCard>
      {isSeller && !review.answer && !review.hidden && (
        <>
          <p>Voit vastata kerran. Vastauksesi näkyy kaikille, eikä sitä voi muuttaa.</p>
          <Suspense fallback={<Skeleton />}>
            <ReplyForm
              contactId={`review-${id}`}
              schema={AnswerForm.shape.answer}
              words={words}
              onSubmit={send}
            />
          </Suspense>
        </>
      )}
    </section>
  );
}
