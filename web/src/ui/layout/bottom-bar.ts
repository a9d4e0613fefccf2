/** Creates a ref for something that is fixed to the lower edge of the screen; it publishes the element's height as a CSS property. */
function publishHeightAs(property: "--bottom-bar" | "--message") {
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const publishHeight = () => {
      const isInFlow = getComputedStyle(bar).position === "static";
      style.setProperty(property, isInFlow ? "0px" : `${bar.offsetHeight}px`);
    };
    const observer = new ResizeObserver(publishHeight);
    observer.observe(bar, { box: "border-box" });
    publishHeight();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}

/**
 * A ref for a bar that is fixed to the lower edge of the screen, or sticks to it. The page ends earlier by its height and messages are shown
 * higher, so that the bar covers nothing and nothing covers it.
 */
export const reserveBottomBar = publishHeightAs("--bottom-bar");

/** A ref for the message above that bar: the page can be scrolled further by its height, and a focused element is scrolled above it. */
export const reserveMessage = publishHeightAs("--message");
