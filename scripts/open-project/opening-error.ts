import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as z from "zod/mini";

/** An expected error: only its message is printed, which says what to do. */
export class OpeningError extends Error {}

const Coded = z.object({ code: z.union([z.string(), z.number()]) });

/** What to do about errors of Google's services, by their codes: numbers are those of gRPC. */
const remedies: ReadonlyMap<string | number, string> = new Map<string | number, string>([
  [
    5,
    "The project has no Firestore database, or there is no such project. Create the database in Native mode, in europe-north1.",
  ],
  [
    7,
    "Your account may not write to the project. It needs the roles Cloud Datastore User and Firebase Authentication Admin.",
  ],
  [16, "The credentials are not valid any more: gcloud auth application-default login"],
  [
    "auth/configuration-not-found",
    "Authentication is not set up. Enable sign-in with e-mail and password in the Firebase console.",
  ],
  [
    "auth/insufficient-permission",
    "Your account may not create users. It needs the role Firebase Authentication Admin.",
  ],
]);

/** The expected error that an error is; null when it is unexpected. */
export function toOpeningError(error: unknown): OpeningError | null {
  if (error instanceof OpeningError) return error;
  if (
    error instanceof AppError &&
    (error.code === "usernameTaken" || error.fields?.["username"] !== undefined)
  )
    return new OpeningError(
      "This user name is taken, or mixes alphabets. Choose another one with --username.",
    );
  const coded = Coded.safeParse(error);
  const remedy = coded.success ? remedies.get(coded.data.code) : undefined;
  return remedy === undefined ? null : new OpeningError(remedy);
}
