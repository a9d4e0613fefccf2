/**
 * A ref for a bar that is fixed to the lower edge of the screen, or sticks to it. It publishes the bar's height as `--bottom-bar`, by which
 * the page ends earlier and messages are shown higher, so that the bar covers nothing and nothing covers it.
 */
export function reserveBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const publishHeight = () => {
    const isInFlow = getComputedStyle(bar).position === "static";
    style.setProperty("--bottom-bar", isInFlow ? "0px" : `${bar.offsetHeight}px`);
  };
  const observer = new ResizeObserver(publishHeight);
  observer.observe(bar, { box: "border-box" });
  publishHeight();
  return () => {
    observer.disconnect();
    style.removeProperty("--bottom-bar");
  };
}
