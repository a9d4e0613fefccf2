import { vi } from "vitest";

/** Sets the page's clock forward by milliseconds until the end of the test; timers go on as before. */
export function advanceClock(milliseconds: number): void {
  const later = Date.now() + milliseconds;
  vi.spyOn(Date, "now").mockReturnValue(later);
}
