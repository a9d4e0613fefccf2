/** Milliseconds for a first attempt. */
const firstAttempt = 5000;

/**
 * Aborts an attempt, the first of which is number 0, that gets no response: firebase-tools never responds to a request whose instance is
 * killed while it starts. Each attempt has half as much time again as the one before, so that a slow machine responds to a later one.
 */
export function abortAttempt(number: number): AbortSignal {
  return AbortSignal.timeout(Math.round(firstAttempt * 1.5 ** number));
}
