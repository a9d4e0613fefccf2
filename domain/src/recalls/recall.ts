import * as z from "zod/mini";
import { mailedParagraphs } from "../schemas/mailed-line.ts";
import { Id, Instant } from "../schemas/primitives.ts";
import { minRemedies, recallRemedies, recallStates } from "./recall-labels.ts";
import { RecallNotice } from "./recall-notice.ts";
import { findSoftening } from "./softening-words.ts";

/** A text of a notice: buyers are mailed it, and nothing in it softens the danger. */
const noticeText = (max: number) =>
  mailedParagraphs(max).check(
    z.superRefine((typed, context) => {
      const softening = findSoftening(typed);
      if (softening !== null)
        context.addIssue({
          code: "custom",
          message: `Poista ”${softening}”: takaisinvedon ilmoitus ei saa vähätellä vaaraa.`,
        });
    }),
  );

const Remedies = z.array(z.enum(recallRemedies)).check(
  z.maxLength(recallRemedies.length),
  z.refine(
    (remedies) => new Set(remedies).size >= minRemedies,
    `Valitse vähintään ${minRemedies} hyvitystä, joista ostaja valitsee.`,
  ),
);

/** What an admin writes of a recall (General Product Safety Regulation art. 36). */
export const RecallForm = z.object({
  /** By what a buyer knows that their product is one of the recalled ones. */
  identification: noticeText(500),
  hazard: noticeText(1000),
  /** What to do besides stopping to use it. */
  action: noticeText(1000),
  remedies: Remedies,
  /** Who answers questions, free of charge. */
  contact: noticeText(300),
});
export type RecallForm = z.infer<typeof RecallForm>;

/** Why a recall is taken back; those who were told of it and the seller read it. */
export const TakeBackForm = z.object({ reason: mailedParagraphs(500) });
export type TakeBackForm = z.infer<typeof TakeBackForm>;

const Count = z.int().check(z.minimum(0));

/** How far telling the buyers has come, in orders. */
export const RecallProgress = z.object({
  /** Orders of the seller when the product was recalled, all of which are looked at. */
  orders: Count,
  checked: Count,
  mailed: Count,
  texted: Count,
  /** Orders of the product whose buyer has neither an e-mail address nor a mobile number. */
  unreached: Count,
  /** After it was taken back: messages that were not sent any more, and buyers who were told. */
  retracted: Count,
  corrected: Count,
});
export type RecallProgress = z.infer<typeof RecallProgress>;

/** A recall as admins read it. */
export const Recall = z.extend(RecallNotice, {
  sellerId: Id,
  state: z.enum(recallStates),
  /** Which recall of the product it is: a product may be recalled again after one was taken back. */
  round: z.int().check(z.minimum(1)),
  progress: RecallProgress,
  takenBack: z.nullable(z.object({ reason: z.string(), at: Instant })),
  updatedAt: Instant,
});
export type Recall = z.infer<typeof Recall>;

/** An order of a recalled product whose buyer could not be told. */
export const UnreachedOrder = z.object({
  _id: Id,
  orderNumber: z.string(),
  name: z.string(),
  phonenumber: z.string(),
  address: z.string(),
});
export type UnreachedOrder = z.infer<typeof UnreachedOrder>;
