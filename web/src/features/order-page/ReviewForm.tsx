import { writeReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import {
  type OrderReview,
  type ReviewFacts,
  ReviewForm as Schema,
} from "@halkopiha/domain/reviews/review.ts";
import { factLabels, reviewFacts } from "@halkopiha/domain/reviews/review-facts.ts";
import { hasFirewood } from "@halkopiha/domain/reviews/review-rules.ts";
import { describeStars, maxReviewPhotos, maxReviewText, maxStars } from "@halkopiha/domain/reviews/stars.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../lib/forms/use-form-draft.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { PhotoField } from "../../market/photos/PhotoField.tsx";
import { usePhotos } from "../../market/photos/use-photos.ts";
import { toPhotoUrl } from "../../market/reviews/photo-url.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { RadioGroup } from "../../ui/forms/RadioGroup.tsx";
import { StarsField } from "../../ui/forms/StarsField.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./ReviewForm.module.css";
import { type ReviewDraft, reviewDraftAtom } from "./review-draft-atom.ts";

interface Values {
  /** 0 for none. */
  stars: number;
  facts: ReviewFacts;
  text: string;
}

interface Props {
  order: BuyerOrder;
  link: OrderLink;
  /** What was written before; null for a new review. */
  review: OrderReview | null;
  onSaved(review: OrderReview): void;
  /** Absent for a new review. */
  onCancel?: (() => void) | undefined;
}

const starLabels = Array.from({ length: maxStars }, (_, index) => describeStars(index + 1));
const yesOrNo = [
  { value: true, text: "Kyllä" },
  { value: false, text: "Ei" },
];

const isOf = (draft: ReviewDraft | null, id: string): draft is ReviewDraft => draft?.orderId === id;

/** Form for a new review, or for changing one; a reload loses nothing of it. */
export function ReviewForm({ order, link: { id, code }, review, onSaved, onCancel }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const saved: Values = {
    stars: review?.stars ?? 0,
    facts: review?.facts ?? {},
    text: review?.text ?? "",
  };
  const { form, clear, discard } = useFormDraft<Values, Schema, ReviewDraft | null>({
    draftAtom: reviewDraftAtom,
    emptyDraft: null,
    saved,
    restore: (draft) => (isOf(draft, id) ? { stars: draft.stars, facts: draft.facts, text: draft.text } : {}),
    toDraft: (typed) => ({ ...typed, orderId: id }),
    resolver: schemaResolver(Schema),
  });
  const photos = usePhotos(
    maxReviewPhotos,
    review?.photos?.map((photo) => ({ id: photo, url: toPhotoUrl(photo) })),
  );
  const { formState, handleSubmit, register, setValue, watch } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  const { stars, facts, text } = watch();
  const asked = reviewFacts.filter((fact) => fact !== "dryness" || hasFirewood(order));

  async function save(written: Schema) {
    try {
      const body = { ...written, photos: photos.photos.map((photo) => photo.id), code };
      const answer = await api(writeReview, { params: { id }, body });
      clear();
      showBanner(
        "success",
        review ? "Arvostelu on muutettu." : "Kiitos arvostelusta! Se näkyy nyt myyjän sivulla.",
      );
      onSaved(answer.review);
    } catch (error) {
      // The banner shows the error, and the form keeps what was written.
      assertApiError(error);
      if (error.code === "photoGone") photos.clear();
    }
  }

  return (
    <Card>
      <form
        className={styles.form}
        aria-label="Arvostelu"
        onSubmit={(event) => void handleSubmit(save)(event)}
        noValidate
      >
        <StarsField
          legend="Tähdet"
          name="stars"
          labels={starLabels}
          value={stars}
          error={errors.stars?.message}
          onChange={(value) => setValue("stars", value, { shouldValidate: isSubmitted })}
        />
        {asked.map((fact) => (
          <RadioGroup
            key={fact}
            legend={factLabels[fact].question}
            name={fact}
            value={facts[fact] ?? null}
            options={yesOrNo}
            onChange={(value) => setValue("facts", { ...facts, [fact]: value })}
          />
        ))}
        <TextArea
          label="Kerro kaupasta (vapaaehtoinen)"
          hint={`${text.length} / ${maxReviewText} merkkiä. Älä kirjoita yhteystietoja tai verkko-osoitteita.`}
          rows={5}
          maxLength={maxReviewText}
          error={errors.text?.message}
          {...register("text")}
        />
        <PhotoField label="Kuvia puista" hint="Kaikki näkevät ne" {...photos} />
        <div className={styles.buttons}>
          <SubmitButton busy={isSubmitting || photos.isUploading} action="Arvosteleminen">
            {review ? "Tallenna muutokset" : "Julkaise arvostelu"}
          </SubmitButton>
          {onCancel && (
            <Button
              variant="plain"
              onClick={() => {
                discard();
                onCancel();
              }}
            >
              Peruuta
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
