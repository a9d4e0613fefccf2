import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, type AppProps } from "./app/App.tsx";
import { readTyped } from "./app/typed-early.ts";

interface StandingProps {
  /** What the app stands in. */
  place: HTMLElement;
  /** Whether people may have typed into it before. */
  isHydrated: boolean;
  children: ReactNode;
}

/** Takes over what stood in a place before the app: in one task, so that nobody can press a button in between. */
function Standing({ place, isHydrated, children }: StandingProps) {
  const [typeAgain, setTypeAgain] = useState(() => () => {});
  useLayoutEffect(() => {
    place.inert = false;
    if (!isHydrated) return;
    // Now the fields are as they were left; rendered once more they would be as the app knows them.
    const typed = readTyped(place);
    setTypeAgain(() => typed);
  }, [place, isHydrated]);
  // By now all that stands in it listens, but React itself takes nothing in before it is done with this.
  useEffect(() => queueMicrotask(typeAgain), [typeAgain]);
  return children;
}

interface Stand extends Pick<AppProps, "routes" | "first" | "coming"> {
  /** What the app stands in. */
  place: HTMLElement;
  /** Whether what is written there is the page itself, and people may have typed into it before. */
  isHydrated: boolean;
}

/** Brings the app into its place. */
export function stand({ place, isHydrated, ...app }: Stand): void {
  const standing = (
    <StrictMode>
      <Standing place={place} isHydrated={isHydrated}>
        <App {...app} />
      </Standing>
    </StrictMode>
  );
  if (isHydrated) hydrateRoot(place, standing);
  // In slices: what is looked at meanwhile can be scrolled.
  else startTransition(() => createRoot(place).render(standing));
}
