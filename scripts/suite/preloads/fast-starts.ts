import { FunctionsEmulator } from "firebase-tools/lib/emulator/functionsEmulator.js";

// Preloaded into firebase-tools: the process of a function imports most of firebase-tools, which takes a third of the processor time with which
// it starts.

const { startNode } = FunctionsEmulator.prototype;
const lazyImports = `--import=${new URL("lazy-imports.mjs", import.meta.url).href}`;

FunctionsEmulator.prototype.startNode = function (backend, environment) {
  const options = [process.env["NODE_OPTIONS"], lazyImports].filter(Boolean).join(" ");
  return startNode.call(this, backend, { ...environment, NODE_OPTIONS: options });
};
