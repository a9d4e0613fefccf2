/** Runs when the page has loaded and has nothing to do, or three seconds later. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
