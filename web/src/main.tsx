import "./ui/tokens.css";
import "./ui/base.css";
import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { device } from "./app/device.ts";
import { checkKeptSession } from "./app/log-out.ts";
import { watchConnection } from "./app/reverify.ts";
import { pages } from "./app/router.tsx";
import { Redirect } from "./app/routing/page-route.ts";
import { prepare, type Shown } from "./app/routing/prepare.ts";
import { reloadOnStaleChunks } from "./app/stale-chunks.ts";
import { store } from "./app/store.ts";
import { takeTyped } from "./app/typed-early.ts";
import { startOffline } from "./offline/start.ts";

// Every page brings its own title and description; those of index.html are for readers without scripts.
for (const meant of document.head.querySelectorAll("[data-static]")) meant.remove();

reloadOnStaleChunks();
startOffline();
checkKeptSession(Date.now());
/** Without the net a part of the app may not come; whoever needs it asks again. */
const later = (part: Promise<unknown>) => void part.catch(() => undefined);

watchConnection(store, () => import("./app/verify.ts").then(({ verify }) => verify()));

/** The page that the build has written here, unless this device knows something that it could not know. */
async function writtenPage(): Promise<Shown | null> {
  const { pathname, search, hash } = location;
  if (device.isUsed()) return null;
  const first = await prepare(pages, { pathname, search, hash, state: null, key: "" }, null);
  return first instanceof Redirect ? null : first;
}

interface Props {
  first: Shown | null;
  /** Called once the app stands. */
  onStanding?: () => Promise<void>;
}

function Standing({ first, onStanding }: Props) {
  useEffect(() => void onStanding?.(), [onStanding]);
  return <App first={first} />;
}

const app = (props: Props) => (
  <StrictMode>
    <Standing {...props} />
  </StrictMode>
);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const first = root.hasChildNodes() ? await writtenPage() : null;
if (first) hydrateRoot(root, app({ first, onStanding: takeTyped(root) }));
else createRoot(root).render(app({ first: null }));

// The contract's schemas are heavy: the cart's comes after the page stands.
later(import("./app/cart-acts.ts").then(({ loadCartAtom }) => store.set(loadCartAtom)));
