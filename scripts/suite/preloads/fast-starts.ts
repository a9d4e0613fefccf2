import { FunctionsEmulator } from "firebase-tools/lib/emulator/functionsEmulator.js";

// Preloaded into firebase-tools: the process of a function imports most of firebase-tools, which takes a third of the processor time with which
// it starts.

const { startNode } = FunctionsEmulator.prototype;
const lazyImports = new URL("lazy-imports.mjs", import.meta.url).href;

FunctionsEmulator.prototype.startNode = function (backend, environment) {
  return startNode.call(this, backend, { ...environment, NODE_OPTIONS: `--import=${lazyImports}` });
};
