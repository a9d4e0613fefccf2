/** zod's own configuration, which it shares between all of its copies on a page. */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The Content Security Policy forbids `eval`. Without this, zod tries it when the first schema is created: an exception and a reported
// violation on every page. Set before zod is loaded: importing its `config` would load all of it with the first script.
globalThis.__zod_globalConfig = { jitless: true };

export {};
