import "./ui/tokens.css";
import "./ui/base.css";
import { Provider } from "jotai/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { checkKeptSession } from "./app/log-out.ts";
import { watchConnection } from "./app/reverify.ts";
import { router } from "./app/router.tsx";
import { reloadOnStaleChunks } from "./app/stale-chunks.ts";
import { store } from "./app/store.ts";
import { startOffline } from "./offline/start.ts";

// Every page brings its own title and description; those of index.html are for readers without scripts.
for (const meant of document.head.querySelectorAll("[data-static]")) meant.remove();

reloadOnStaleChunks();
startOffline();
checkKeptSession(Date.now());
watchConnection(store, () => void import("./app/verify.ts").then(({ verify }) => verify()));

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);

// The contract's schemas are heavy: the cart's comes after the page stands.
void import("./app/cart-acts.ts").then(({ loadCartAtom }) => store.set(loadCartAtom));
