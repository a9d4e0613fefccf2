import type { RejectionKind } from "@halkopiha/domain/admin/security-event.ts";
import { AppError, type ErrorCode } from "@halkopiha/domain/contract/app-error.ts";
import { error as logError } from "firebase-functions/logger";
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

/** Milliseconds for which a response waits for its event: without the database it is sent all the same. */
const eventTimeout = 2000;

/** Records the security event of a rejected call, if it is one. It never throws: what is rejected is answered all the same. */
export async function recordRejection(error: unknown): Promise<void> {
  const kind = error instanceof AppError ? (error.incident ?? kindsByCode[error.code]) : undefined;
  if (!kind) return;
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, eventTimeout);
  try {
    await Promise.race([countRejection(kind), late.promise]);
  } catch (failure) {
    logError("A security event was not recorded", { kind, reason: String(failure) });
  } finally {
    clearTimeout(timer);
  }
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
