import type { OutgoingMessage } from "../messaging/outgoing-message.ts";
import type { Instant } from "../schemas/primitives.ts";
import type { Recall, RecallForm, RecallProgress } from "./recall.ts";
import type { RecallChannel, RecallState } from "./recall-labels.ts";
import type { RecallNotice } from "./recall-notice.ts";

/** The states in which the product is recalled. */
export const forceStates = ["notifying", "notified"] as const satisfies RecallState[];

/** The states in which somebody is still to be told something. */
export const workingStates = ["notifying", "correcting"] as const satisfies RecallState[];

const includes = (states: readonly RecallState[], { state }: Pick<Recall, "state">): boolean =>
  states.includes(state);

export const isInForce = (recall: Pick<Recall, "state">): boolean => includes(forceStates, recall);
export const isWorking = (recall: Pick<Recall, "state">): boolean => includes(workingStates, recall);

/** What prevents a product from being recalled: an earlier recall that holds, or of which buyers are still told that it does not. */
export const findRecallObstacle = (before: Pick<Recall, "state"> | null): "alreadyRecalled" | null =>
  before === null || before.state === "takenBack" ? null : "alreadyRecalled";

/** What prevents a recall from being taken back. */
export const findTakingBackObstacle = (recall: Pick<Recall, "state">): "recallTakenBack" | null =>
  isInForce(recall) ? null : "recallTakenBack";

const noProgress = (orders: number): RecallProgress => ({
  orders,
  checked: 0,
  mailed: 0,
  texted: 0,
  unreached: 0,
  retracted: 0,
  corrected: 0,
});

/** What a recall is about. */
export type RecalledProduct = Pick<Recall, "_id" | "title" | "seller" | "sellerId" | "soldFrom">;

/** A new recall. `orders`: how many orders of the seller are to be looked at. */
export const startRecall = (
  product: RecalledProduct,
  form: RecallForm,
  { before, orders }: { before: Pick<Recall, "round"> | null; orders: number },
  at: Instant,
): Recall => ({
  ...product,
  ...form,
  remedies: [...new Set(form.remedies)],
  state: "notifying",
  round: (before?.round ?? 0) + 1,
  progress: noProgress(orders),
  takenBack: null,
  recalledAt: at,
  updatedAt: at,
});

/** Number of orders whose buyers have been told. */
export const countTold = ({ mailed, texted }: Pick<RecallProgress, "mailed" | "texted">): number =>
  mailed + texted;

/** A recall after it is taken back; nobody has to be told so when nobody was told of it. */
export const takeBackRecall = (recall: Recall, reason: string, at: Instant): Recall => ({
  ...recall,
  state: countTold(recall.progress) === 0 ? "takenBack" : "correcting",
  takenBack: { reason, at },
  updatedAt: at,
});

/** A batch of the seller's orders that was looked at. */
export interface NotifiedBatch {
  checked: number;
  /** How the buyers of the orders of the product were told. */
  channels: readonly RecallChannel[];
  isLast: boolean;
}

/** A recall after a batch; null when nobody is to be told any more, as after it was taken back. */
export function passBatch(
  recall: Recall,
  { checked, channels, isLast }: NotifiedBatch,
  at: Instant,
): Recall | null {
  if (recall.state !== "notifying") return null;
  const count = (channel: RecallChannel) => channels.filter((each) => each === channel).length;
  const { progress } = recall;
  return {
    ...recall,
    state: isLast ? "notified" : "notifying",
    progress: {
      ...progress,
      checked: progress.checked + checked,
      mailed: progress.mailed + count("mail"),
      texted: progress.texted + count("sms"),
      unreached: progress.unreached + count(null),
    },
    updatedAt: at,
  };
}

/** What becomes of a message after its recall was taken back. */
export interface Correction {
  /** It is deleted, so that it is not sent, nor sent again. */
  isRetracted: boolean;
  /** Its recipient may have got it, and is told that the recall was taken back. */
  isCorrected: boolean;
}

/** Nobody has got what was never tried. A message that has expired was sent long ago. */
export function planCorrection(message: Pick<OutgoingMessage, "state" | "attempts"> | null): Correction {
  if (message === null) return { isRetracted: false, isCorrected: true };
  const isOpen = message.state !== "sent" && message.state !== "kept";
  return { isRetracted: isOpen, isCorrected: !(message.state === "queued" && message.attempts === 0) };
}

/** A recall after a batch of corrections; null when there is nothing to correct. */
export function passCorrections(
  recall: Recall,
  { corrections, isLast }: { corrections: readonly Correction[]; isLast: boolean },
  at: Instant,
): Recall | null {
  if (recall.state !== "correcting") return null;
  const corrected = corrections.filter(({ isCorrected }) => isCorrected).length;
  const { progress } = recall;
  return {
    ...recall,
    state: isLast ? "takenBack" : "correcting",
    progress: {
      ...progress,
      corrected: progress.corrected + corrected,
      retracted: progress.retracted + corrections.length - corrected,
    },
    updatedAt: at,
  };
}

/** What everybody may read of a recall. */
export const toRecallNotice = ({
  _id,
  title,
  seller,
  soldFrom,
  recalledAt,
  identification,
  hazard,
  action,
  remedies,
  contact,
}: Recall): RecallNotice => ({
  _id,
  title,
  seller,
  soldFrom,
  recalledAt,
  identification,
  hazard,
  action,
  remedies,
  contact,
});
