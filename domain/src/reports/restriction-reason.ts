import * as z from "zod/mini";
import { mailedParagraphs } from "../schemas/mailed-line.ts";

/** Maximum length of the reason for which an account is restricted. */
export const maxRestrictionReason = 500;

/** The reason for which an account is restricted, which its seller reads. */
export const RestrictionReasonText = mailedParagraphs(maxRestrictionReason);

/** Why an admin restricts an account; calls of before there was such a field have none. */
export const RestrictionReason = z.optional(RestrictionReasonText);
