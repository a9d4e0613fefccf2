import { type ReactNode, useRef } from "react";
import { useNear } from "./use-near.ts";

interface Props {
  /** Shown until then, also on the server. */
  fallback?: ReactNode;
  /** How far outside the screen still counts as near. */
  margin?: string;
  children: ReactNode;
}

/** Renders its children when the visitor has scrolled near them, never on the server: for heavy parts far down a page. */
export function WhenNear({ fallback, margin, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container, margin ? { margin } : {});
  return <div ref={container}>{isNear ? children : fallback}</div>;
}
