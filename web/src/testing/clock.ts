import { vi } from "vitest";

/** Stops the page's clock until the end of the test; timers go on as before. */
export const stopClock = (): void => advanceClock(0);

/** Sets the page's clock forward by milliseconds and stops it until the end of the test; timers go on as before. */
export function advanceClock(milliseconds: number): void {
  const later = Date.now() + milliseconds;
  vi.spyOn(Date, "now").mockReturnValue(later);
}
