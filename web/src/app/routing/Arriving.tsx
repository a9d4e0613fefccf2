import { type ReactNode, useEffect, useState } from "react";

interface Props<T> {
  promise: Promise<T>;
  /** Stands here until it has come. */
  waiting: ReactNode;
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

type Arrival<T> = { promise: Promise<T>; value: T } | { promise: Promise<T>; failed: true };

/**
 * Shows what a promise brings, on a page that the build has written: there it always waits at first, so that the browser finds
 * what was written. Elsewhere `Await` is shorter.
 */
export function Arriving<T>({ promise, waiting, failed, children }: Props<T>) {
  const [arrival, setArrival] = useState<Arrival<T>>();
  useEffect(() => {
    promise.then(
      (value) => setArrival({ promise, value }),
      () => setArrival({ promise, failed: true }),
    );
  }, [promise]);
  if (arrival?.promise !== promise) return waiting;
  return "value" in arrival ? children(arrival.value) : failed;
}
