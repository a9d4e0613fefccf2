import * as z from "zod/mini";
import { hasTwoDecimals } from "../money/quantity.ts";
import { toCanonicalEmail } from "./email-address.ts";
import { idPattern } from "./id-pattern.ts";
import { toZip } from "./typed-identifier.ts";

/** A document id in paths and bodies. */
export const Id = z.string().check(z.regex(idPattern, "Tuntematon tunniste."));
export type Id = z.infer<typeof Id>;

/** The code of a mailed link that changes an account: 128 random bits. */
export const LinkCode = z.string().check(z.regex(/^[\w-]{22}$/, "Linkki on virheellinen tai vanhentunut."));

/** A quantity with at most two decimals; only cubic metres have fractions. */
export const Quantity = z
  .number()
  .check(z.minimum(0), z.refine(hasTwoDecimals, "Määrässä voi olla enintään kaksi desimaalia."));

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** The `updatedAt` of the entity when the form was opened, for optimistic locking. Without it the update is not checked. */
export const SeenAt = z.optional(Instant);

/** A calendar day: `2026-11-21`. */
export const CalendarDay = z.iso.date("Anna päivä muodossa 2026-11-21.");
export type CalendarDay = z.infer<typeof CalendarDay>;

/** Unicode's control, format and unpaired surrogate characters: they are invisible and can reverse, hide or split visible text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Separators that are replaced by a space: tabs, line and paragraph separators. */
const separators = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
const lineBreaks = /\r\n?|[\n\v\f\u0085\p{Zl}\p{Zp}]/gu;
/** Letters and signs that look like a space: those that fill a Korean syllable, and the empty braille cell. */
const blankLetters = /[\u115F\u1160\u3164\uFFA0\u2800]/g;
/** What leaves a text blank: spaces, and all that is not seen. */
const unseen = /[\s\p{Z}\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/** Whether nothing of a text is seen. */
const isBlank = (text: string): boolean => text.replace(blankLetters, "").replace(unseen, "") === "";

/** A zero-width joiner is kept only between emoji, where it joins two into one: a family, a farmer. */
const joinedOrInvisible =
  /(\p{Extended_Pictographic}[\u{FE0F}\p{Emoji_Modifier}]*\u{200D})(?=\p{Extended_Pictographic})|[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Text of one line without invisible characters. */
export const toSingleLine = z.overwrite<string>((typed) =>
  typed.replace(separators, " ").replace(invisible, "").replace(blankLetters, " "),
);

const isSeen = z.refine<string>((typed) => !isBlank(typed), "Vaadittu kenttä");

const removeInvisible = (typed: string) =>
  typed.replace(joinedOrInvisible, (_, joined: string | undefined) => joined ?? "");

/** Text of several lines, `\n` between them, without invisible characters. */
const toMultiline = z.overwrite<string>((typed) =>
  typed.replaceAll("\t", " ").replace(blankLetters, " ").split(lineBreaks).map(removeInvisible).join("\n"),
);

/** One line of typed text: trimmed, never empty. */
export const line = (max = 120) => z.string().check(toSingleLine, z.trim(), isSeen, z.maxLength(max));

/** Typed text of several lines: trimmed, may be empty. */
export const text = (max = 2000) => z.string().check(toMultiline, z.trim(), z.maxLength(max));

/** Typed text of several lines: trimmed, never empty. */
export const paragraphs = (max = 2000) => text(max).check(isSeen);

const withEmptyAsNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((typed) => (typeof typed === "string" && isBlank(typed) ? null : typed)),
    z.nullable(schema),
  );

/** An optional form field: an empty or absent value becomes null. */
export const emptyToNull = <S extends z.ZodMiniType>(schema: S) => z._default(withEmptyAsNull(schema), null);

/** An optional field of an edit form: an empty value becomes null, and an absent one stays absent. */
export const emptyToNullIfSent = <S extends z.ZodMiniType>(schema: S) => z.optional(withEmptyAsNull(schema));

/** WGS 84 degrees. */
export const Coords = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Coords = z.infer<typeof Coords>;

/** An e-mail address in its canonical form; `message` is the error for an invalid one. §5 */
export function createEmailSchema(message: string) {
  return z.string().check(
    toSingleLine,
    z.trim(),
    z.refine((typed) => toCanonicalEmail(typed) !== null, message),
    z.overwrite((typed) => toCanonicalEmail(typed) ?? typed),
    z.maxLength(254),
  );
}
/** The message of an e-mail address in any form but the sign-up. §5 */
export const emailFormatMessage = "Sähköposti on väärää formaattia.";

export const Email = createEmailSchema(emailFormatMessage);

/** A zip code as five digits, however it was typed. */
export const Zip = z
  .string()
  .check(z.overwrite(toZip), z.regex(/^[0-9]{5}$/, "Postinumerossa on viisi numeroa."));

/** Accepts plain digits only: `024` and `2.4e1` are rejected, so that every query has one cacheable URL. */
const isPlainInteger = z.refine<unknown>(
  (sent) => typeof sent !== "string" || /^[1-9][0-9]*$/.test(sent),
  "Anna kokonaisluku.",
);

/** Maximum number of rows in the answer to a client that asks for no page: it sees a small market whole, with a bounded number of reads. §7 */
export const maxRows = 500;

/** Query parameters of every paged list: `limit` (at most 100; `maxRows` when missing) and the opaque `cursor` of the previous response. */
export const PageQuery = {
  limit: z._default(
    z.pipe(z.unknown().check(isPlainInteger), z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    maxRows,
  ),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};

/** The cursor of the next page; absent on the last one. */
export const NextCursor = z.optional(z.string());
