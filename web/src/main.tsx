import "./ui/tokens.css";
import "./ui/base.css";
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { device } from "./app/device.ts";
import { checkKeptSession } from "./app/log-out.ts";
import { watchConnection } from "./app/reverify.ts";
import { pages } from "./app/router.tsx";
import { Redirect } from "./app/routing/page-route.ts";
import { framed, prepare, type Shown } from "./app/routing/prepare.ts";
import { reloadOnStaleChunks } from "./app/stale-chunks.ts";
import { store } from "./app/store.ts";
import { readTyped } from "./app/typed-early.ts";
import { keepInstallOffer, startOffline } from "./offline/start.ts";
import { whenIdle } from "./offline/when-idle.ts";

reloadOnStaleChunks();
keepInstallOffer();
checkKeptSession(Date.now());
/** Without the net a part of the app may not come; whoever needs it asks again. */
const later = (part: Promise<unknown>) => void part.catch(() => undefined);

watchConnection(store, () => import("./app/verify.ts").then(({ verify }) => verify()));

/** Milliseconds that a page may take before its frame comes to life without it. */
const patience = 300;

interface First {
  first: Shown | null;
  coming?: Promise<Shown | Redirect>;
}

/** The page of this address, or its frame while it is on its way; null when it is another that is to be seen. */
async function firstOf(hasFrame: boolean): Promise<First> {
  const { pathname, search, hash } = location;
  const here = { pathname, search, hash, state: null, key: "" };
  const coming = prepare(pages, here, null);
  const late = new Promise<null>((resolve) => hasFrame && setTimeout(resolve, patience, null));
  const page = await Promise.race([coming, late]);
  if (page instanceof Redirect) return { first: null };
  if (page && page.error === undefined) return { first: page };
  return { first: await framed(pages, here).catch(() => null), coming };
}

interface Props {
  /** What the app stands in. */
  place: HTMLElement;
  /** Whether people may have typed into it before. */
  isWritten: boolean;
  children: ReactNode;
}

/** Takes over what stood in a place before the app: in one task, so that nobody can press a button in between. */
function Standing({ place, isWritten, children }: Props) {
  const [typeAgain, setTypeAgain] = useState(() => () => {});
  useLayoutEffect(() => {
    place.inert = false;
    if (!isWritten) return;
    // Now the fields are as they were left; rendered once more they would be as the app knows them.
    const typed = readTyped(place);
    setTypeAgain(() => typed);
  }, [place, isWritten]);
  // By now all that stands in it listens, but React itself takes nothing in before it is done with this.
  useEffect(() => queueMicrotask(typeAgain), [typeAgain]);
  return children;
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
/** The build has written what stands here until the page has come, or all of the page. */
const hasFrame = root.inert;
// Of a written page this device may know something that the build could not know.
const isWritten = root.hasChildNodes() && !hasFrame && !device.isUsed();
const begun: First = hasFrame || isWritten ? await firstOf(hasFrame) : { first: null };
// Every page brings its own title and description; those of the HTML are for readers without scripts.
for (const meant of document.head.querySelectorAll("[data-static]")) meant.remove();
const isHydrated = begun.first !== null && isWritten;
const app = (
  <StrictMode>
    <Standing place={root} isWritten={isHydrated}>
      <App {...begun} />
    </Standing>
  </StrictMode>
);
if (isHydrated) hydrateRoot(root, app);
// In slices: what is looked at meanwhile can be scrolled.
else startTransition(() => createRoot(root).render(app));

startOffline();
// The badge shows what this device knows; the cart itself does not compete with what the page shows.
void whenIdle(() => later(import("./app/cart-acts.ts").then(({ loadCartAtom }) => store.set(loadCartAtom))));
