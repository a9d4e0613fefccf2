import "./lib/api/schemas-without-eval.ts";
import "./ui/tokens.css";
import "./ui/base.css";
import { createBrowserRouter } from "react-router-dom";
import { watchErrors } from "./app/errors/watch-errors.ts";
import { loadLazyRoutes } from "./app/lazy-routes.ts";
import {
  captureInstallPrompt,
  loadCartWhenIdle,
  openPagesOfNotifications,
  startOffline,
} from "./app/offline/start.ts";
import { removeOutdatedHeadTags, replaceHeadTags } from "./app/page-head-tags.ts";
import { routes } from "./app/router.tsx";
import { waitForRouter } from "./app/wait-for-router.ts";
import { endFirstMount, hasEmbeddedResponses, isRenderedFresh } from "./lib/api/embedded-responses.ts";
import { endInvalidSession } from "./lib/auth/log-out.ts";
import { verifyWhileUnreachable } from "./lib/auth/reverify.ts";
import { takeEarlyPresses } from "./lib/routing/before-hydration/early-press.ts";
import {
  rememberUnansweredPresses,
  repeatUnansweredPresses,
} from "./lib/routing/before-hydration/unanswered-press.ts";
import { keepEntriesKeyed } from "./lib/routing/history/keyed-entries.ts";
import { moveSecretToFragment } from "./lib/routing/link-secret.ts";
import { reloadOnStaleChunks } from "./lib/routing/stale-chunks.ts";
import { deviceStorage } from "./lib/storage/device-storage.ts";
import { store } from "./lib/storage/store.ts";
import { readEmbeddedOperator } from "./market/operator/embedded-operator.ts";
import { operatorAtom } from "./market/operator/operator-atom.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

watchErrors();
moveSecretToFragment(location, history);
keepEntriesKeyed();
// React DOM is evaluated in its own task; evaluating both at once would block scrolling on a phone.
const rendering = import("./app/mount.tsx");
reloadOnStaleChunks(import.meta.url);
captureInstallPrompt();
endInvalidSession(() => Date.now());
verifyWhileUnreachable(store, () =>
  import("./lib/auth/verify-session.ts").then(({ verifySession }) => verifySession()),
);

/** What the HTML of the address has: nothing, a skeleton, a page that is the same for everyone, or one that the server rendered for it. */
type Html = "empty" | "skeleton" | "page" | "server";

function findHtml({ inert, childElementCount }: HTMLElement): Html {
  if (inert) return "skeleton";
  if (hasEmbeddedResponses()) return "server";
  return childElementCount > 0 ? "page" : "empty";
}

/** Milliseconds that the HTML stays while the router loads the data; then the page's own HydrateFallback makes the rest of the page usable. */
const maxWait: Readonly<Record<Html, number>> = { empty: 0, skeleton: 300, page: 2000, server: 2000 };

const html = findHtml(root);
// With stored data, or after a while in a CDN, the first render may differ from the HTML, so the page is rendered instead of hydrated.
const isUnchanged =
  !deviceStorage.hasEntries() && (html === "page" || (html === "server" && isRenderedFresh(Date.now())));
if (html === "server" && isRenderedFresh(Date.now())) store.set(operatorAtom, readEmbeddedOperator());
if (html !== "empty") await loadLazyRoutes(routes, location.pathname);
const { mount } = await rendering;
const router = createBrowserRouter(routes);
// Hosting sends the page "not found" also for an address that only the router knows, such as one in capitals.
const { route } = root.dataset;
const hydrates = isUnchanged && (route === undefined || router.state.matches.at(-1)?.route.path === route);
if (html !== "empty") await waitForRouter(router, isUnchanged ? undefined : maxWait[html]);
if (!hydrates) replaceHeadTags();
// What the answers of the page settle after the loaders is then rendered at once, and no skeleton takes its place.
if (html === "server") await new Promise((resolve) => setTimeout(resolve));
rememberUnansweredPresses(takeEarlyPresses());
await mount(root, router, hydrates);
repeatUnansweredPresses();
if (hydrates) removeOutdatedHeadTags();
endFirstMount();
openPagesOfNotifications(router);
startOffline();
loadCartWhenIdle();
