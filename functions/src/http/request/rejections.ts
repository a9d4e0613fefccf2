import type { RejectionKind } from "@halkopiha/domain/admin/security-event.ts";
import { AppError, type ErrorCode } from "@halkopiha/domain/contract/app-error.ts";
import { error as logError } from "firebase-functions/logger";
import { getEventSource } from "../../client/event-source.ts";
import { recordBriefly, recordServerError } from "../../errors/server-errors.ts";
import { countRejection } from "../../store/admin/security-events.ts";

/** The security events that error codes stand for. An error can name another one (`incident`). */
const kindsByCode: Partial<Record<ErrorCode, RejectionKind>> = {
  wrongCredentials: "loginFailed",
  notVerified: "loginFailed",
  wrongPincode: "codeFailed",
  pincodeExpired: "codeFailed",
  secondFactorNeeded: "secondFactorAsked",
  wrongSecondFactor: "secondFactorFailed",
  secondFactorExpired: "secondFactorFailed",
  linkInvalid: "codeFailed",
  forbidden: "denied",
  notActive: "denied",
  secondFactorRequired: "denied",
  tooOften: "limited",
  orderedTooMuch: "limited",
  proofNeeded: "limited",
};

/**
 * Records the security event of a rejected call, if it is one, and the error that no code explains. It never throws: what is rejected is
 * answered all the same.
 */
export async function recordRejection(error: unknown): Promise<void> {
  if (!(error instanceof AppError)) {
    if (!(error instanceof URIError)) await recordServerError("call", error, getEventSource().call ?? "");
    return;
  }
  const kind = error.incident ?? kindsByCode[error.code];
  if (!kind) return;
  await recordBriefly(
    () => countRejection(kind),
    (reason) => logError("A security event was not recorded", { kind, reason }),
  );
}

/** Does the work of a call, and records its rejection before it is answered. */
export async function recordingRejections<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await recordRejection(error);
    throw error;
  }
}
