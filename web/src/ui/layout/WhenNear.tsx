import { type ReactNode, useEffect, useRef, useState } from "react";

/** Renders its children when the visitor has scrolled near them, never on the server: for heavy parts far down a page. */
export function WhenNear({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "300px" },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={container}>{isNear && children}</div>;
}
