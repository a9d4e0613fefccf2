/** Ref that moves the focus to a heading when it appears, so that it is visible and announced. */
export function focusOnArrival(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
