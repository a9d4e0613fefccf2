import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface Options {
  /** How far outside the screen still counts as near. */
  margin?: string;
  /** A selector: of the element, only these parts count. */
  parts?: string;
}

/** Whether the element has been on the screen or near it since it was mounted; never on the server. For a print, all of a page is near. */
export function useNear(
  element: RefObject<Element | null>,
  { margin = "300px", parts }: Options = {},
): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = parts ? element.current?.querySelectorAll(parts) : element.current && [element.current];
    if (!watched || watched.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    for (const part of watched) observer.observe(part);
    const beforePrint = () => flushSync(() => setNear(true));
    window.addEventListener("beforeprint", beforePrint);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", beforePrint);
    };
  }, [element, margin, parts]);
  return isNear;
}
