import "./ui/tokens.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/App.tsx";
import { checkKeptSession } from "./app/log-out.ts";
import { watchConnection } from "./app/reverify.ts";
import { reloadOnStaleChunks } from "./app/stale-chunks.ts";
import { store } from "./app/store.ts";

// Every page brings its own title and description; those of index.html are for readers without scripts.
for (const meant of document.head.querySelectorAll("[data-static]")) meant.remove();

reloadOnStaleChunks();
checkKeptSession(Date.now());
watchConnection(store, () => void import("./app/verify.ts").then(({ verify }) => verify()));

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App first={null} />
    </BrowserRouter>
  </StrictMode>,
);

// The contract's schemas are heavy: the cart's comes after the page stands.
void import("./app/cart-acts.ts").then(({ loadCartAtom }) => store.set(loadCartAtom));
