import { createRequire } from "node:module";

// Preloaded into firebase-tools: when it starts, its Auth emulator compiles a validator for each of Identity Toolkit's hundred calls, which
// takes most of the time of the start. Here each is compiled at the first call that needs it.

const require = createRequire(import.meta.resolve("firebase-tools/lib/emulator/auth/server.js"));
const exegesis: typeof import("exegesis-express") = require("exegesis-express");
const { middleware } = exegesis;

Object.assign(exegesis, {
  middleware: (document: Parameters<typeof middleware>[0], options: Parameters<typeof middleware>[1]) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true }),
});
