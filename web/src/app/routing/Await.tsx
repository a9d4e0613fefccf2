import { type ReactNode, use } from "react";
import { Boundary } from "./Boundary.tsx";

interface Props<T> {
  promise: Promise<T>;
  /** Shown when it fails; while it is on its way, the `Suspense` around it shows its own. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

function Value<T>({ promise, children }: Pick<Props<T>, "promise" | "children">) {
  return children(use(promise));
}

/** Shows what a promise brings; after one that failed, what the next one brings. */
export function Await<T>({ promise, failed, children }: Props<T>) {
  return (
    <Boundary of={promise} fallback={() => failed}>
      <Value promise={promise}>{children}</Value>
    </Boundary>
  );
}
