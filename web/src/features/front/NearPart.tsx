import { type ReactNode, Suspense } from "react";
import { Await } from "react-router-dom";
import { FailedPart } from "../../lib/connection/FailedPart.tsx";
import { WhenNear } from "../../ui/layout/WhenNear.tsx";

interface LoadedProps<T> {
  load(): Promise<T>;
  skeleton: ReactNode;
  /** Said in place of the part when it cannot be loaded. */
  failed: string;
  children(loaded: T): ReactNode;
}

function Loaded<T>({ load, skeleton, failed, children }: LoadedProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Await
        resolve={load()}
        errorElement={
          <FailedPart>
            <p>{failed}</p>
          </FailedPart>
        }
      >
        {children}
      </Await>
    </Suspense>
  );
}

/** A part of the page whose data is requested when the visitor comes near it. */
export function NearPart<T>({ margin, ...loaded }: LoadedProps<T> & { margin?: string }) {
  return (
    <WhenNear fallback={loaded.skeleton} {...(margin !== undefined && { margin })}>
      <Loaded {...loaded} />
    </WhenNear>
  );
}
