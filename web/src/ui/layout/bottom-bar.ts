/**
 * A ref for a bar that is fixed to the lower edge of a screen. It publishes the bar's height as `--bottom-bar`, by which the page ends
 * earlier and messages are shown higher, so that the bar covers nothing and nothing covers it.
 */
export function reserveBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const publishHeight = () => {
    const isFixed = getComputedStyle(bar).position === "fixed";
    style.setProperty("--bottom-bar", isFixed ? `${bar.offsetHeight}px` : "0px");
  };
  const observer = new ResizeObserver(publishHeight);
  observer.observe(bar, { box: "border-box" });
  publishHeight();
  return () => {
    observer.disconnect();
    style.removeProperty("--bottom-bar");
  };
}
