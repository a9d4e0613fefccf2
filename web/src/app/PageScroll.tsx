import { useLayoutEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router-dom";

/** Calls `onMount` in the first commit, in the order of the components around it. */
function AtMount({ onMount }: { onMount(): void }) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    onMount();
  });
  return null;
}

/**
 * Restores scroll positions. React Router scrolls a new page to its top; a visitor who has scrolled the page before the app was loaded stays
 * where they are.
 */
export function PageScroll() {
  const { hash } = useLocation();
  const early = useRef(0);
  const readPosition = () => {
    early.current = window.scrollY;
  };
  const keepPosition = () => {
    if (window.scrollY === 0 && early.current > 0 && hash === "") window.scrollTo(0, early.current);
  };
  return (
    <>
      <AtMount onMount={readPosition} />
      <ScrollRestoration />
      <AtMount onMount={keepPosition} />
    </>
  );
}
