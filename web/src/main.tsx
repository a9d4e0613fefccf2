import "./ui/tokens.css";
import "./ui/base.css";
import { device } from "./app/device.ts";
import { checkKeptSession } from "./app/log-out.ts";
import { watchConnection } from "./app/reverify.ts";
import { pages } from "./app/router.tsx";
import { Redirect } from "./app/routing/page-route.ts";
import { framed, prepare, type Shown } from "./app/routing/prepare.ts";
import { reloadOnStaleChunks } from "./app/stale-chunks.ts";
import { store } from "./app/store.ts";
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

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
/** The build has written what stands here until the page has come, or all of the page. */
const hasFrame = root.inert;
// Of a written page this device may know something that the build could not know.
const isWritten = root.hasChildNodes() && !hasFrame && !device.isUsed();
// Evaluated in a task of its own: both at once would keep a phone from scrolling what stands there.
const standing = import("./stand.tsx");
// A written page is taken over the moment it is prepared: the calls that follow would make it another than the one written.
if (isWritten) await standing;
const begun: First = hasFrame || isWritten ? await firstOf(hasFrame) : { first: null };
const { stand } = await standing;
// Every page brings its own title and description; those of the HTML are for readers without scripts.
for (const meant of document.head.querySelectorAll("[data-static]")) meant.remove();
stand({ place: root, routes: pages, isHydrated: begun.first !== null && isWritten, ...begun });

startOffline();
// The badge shows what this device knows; the cart itself does not compete with what the page shows.
void whenIdle(() => later(import("./app/cart-acts.ts").then(({ loadCartAtom }) => store.set(loadCartAtom))));
