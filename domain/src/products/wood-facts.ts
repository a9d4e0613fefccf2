import * as z from "zod/mini";
import { dryBelowPercent } from "../energy/firewood-quality.ts";
import { CalendarDay, line } from "../schemas/primitives.ts";
import { removeBlanks } from "../schemas/typed-identifier.ts";

// What a seller of firewood may state beside its quality, as it is stored and as the form sends it.

/** The moisture that meters measure: percent. */
const minMoisture = 1;
const maxMoisture = 80;

const hasOneDecimal = (percent: number): boolean => Math.round(percent * 10) / 10 === percent;

/** A measured moisture: percent with at most one decimal, the day, and with what it was measured. */
export const Moisture = z.object({
  percent: z
    .number()
    .check(
      z.minimum(minMoisture, `Kosteus on vähintään ${minMoisture} %.`),
      z.maximum(maxMoisture, `Kosteus on enintään ${maxMoisture} %.`),
      z.refine(hasOneDecimal, "Kosteudessa voi olla yksi desimaali."),
    ),
  measuredAt: CalendarDay,
  meter: line(60),
});
export type Moisture = z.infer<typeof Moisture>;

/** The error of a text that is no reference number of a due diligence statement. */
export const invalidEudrNumber =
  "Ilmoitusnumerossa on 14 merkkiä: vuosi, maa ja kymmenen merkkiä, esimerkiksi 26FIABCDE12345.";

/**
 * The reference number of a due diligence statement, which the EU's information system gives: two digits of the year, the country, and ten
 * letters or digits. Regulation (EU) 2023/1115 art. 4 and 33.
 */
export const EudrNumber = z.string().check(
  z.overwrite((typed) => removeBlanks(typed).replaceAll("-", "").toUpperCase()),
  z.regex(/^\d{2}[A-Z]{2}[A-Z0-9]{10}$/, invalidEudrNumber),
);

/** The fields of firewood; all of them are missing in what was stored before. */
export const woodFacts = {
  /** Null for firewood that was not measured. */
  moisture: z.optional(z.nullable(Moisture)),
  /** The seller promises what `drynessGuarantee` says. */
  dryGuaranteed: z.optional(z.boolean()),
  /** Only of businesses. */
  eudrNumber: z.optional(z.nullable(EudrNumber)),
};
const WoodFacts = z.object(woodFacts);
export type WoodFacts = z.infer<typeof WoodFacts>;

/** The error of a day of measurement that has not come. */
export const futureMeasurement = "Mittauspäivä ei voi olla tulevaisuudessa.";

/** The error of a number that a private person gives. */
export const eudrOfPerson = "EUDR-ilmoitusnumeron voi antaa vain yritys.";

/** What is stated of firewood, and the quality that it must fit. */
interface StatedWood {
  quality: string;
  moisture?: Moisture | null | undefined;
  dryGuaranteed?: boolean | undefined;
}

/** Whether a measured moisture contradicts the quality. §5 */
const isTooMoist = ({ quality, moisture }: StatedWood): boolean =>
  quality === "kuiva" && !!moisture && moisture.percent >= dryBelowPercent;

/** The error of firewood that is dry by its quality and was measured as moist. */
export const tooMoist = `Kuivan polttopuun kosteus on alle ${dryBelowPercent} %. Muuta laatu tai kosteus.`;

/** The error of a guarantee for fresh firewood. */
export const guaranteedFresh = "Kuivuustakuun voi antaa vain kuivalle polttopuulle.";

/** The measured moisture does not contradict the quality. */
export const isDryAsStated = z.refine<StatedWood>((wood) => !isTooMoist(wood), {
  path: ["moisture"],
  error: tooMoist,
});

/** Only dry firewood is guaranteed to be dry. */
export const isGuaranteedDry = z.refine<StatedWood>(
  ({ quality, dryGuaranteed }) => !dryGuaranteed || quality === "kuiva",
  { path: ["dryGuaranteed"], error: guaranteedFresh },
);
