import * as z from "zod/mini";
import { mailedLine, mailedParagraphs } from "../schemas/mailed-line.ts";
import { Email, emptyToNull } from "../schemas/primitives.ts";

/** The statement of withdrawal. Consumer Rights Directive art. 11a(2). */
export const WithdrawalForm = z.object({
  name: mailedLine(120),
  /** Where its receipt is acknowledged. */
  email: Email,
  /** The part of the order that is meant; all of it when empty. */
  part: emptyToNull(mailedParagraphs(500)),
  reason: emptyToNull(mailedParagraphs(500)),
});
export type WithdrawalForm = z.infer<typeof WithdrawalForm>;
