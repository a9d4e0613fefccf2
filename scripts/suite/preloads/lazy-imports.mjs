import { registerHooks } from "node:module";

// Preloaded into the process of each function. firebase-tools starts it with code that uses a dozen of its modules, but imports a thousand:
// all that it needs to deploy functions and extensions. Here its modules import another one when they first use it. Not in TypeScript, which
// each process would have to compile.

const ownModule = /\/node_modules\/firebase-tools\/lib\/.+\.js$/;
/** An import, as TypeScript compiles it to CommonJS. */
const compiledImport = /^const (\w+) = require\(("[^"]+")\);$/gm;

/** Added to each module. A package may export a function or a class instead of an object. */
function importAtFirstUse(load) {
  // biome-ignore lint/complexity/useArrowFunction: an arrow function cannot be constructed, and the prototype of a class cannot be another one.
  return new Proxy(function () {}, {
    get: (_, name) => load()[name],
    apply: (_, self, args) => Reflect.apply(load(), self, args),
    construct: (_, args, target) => Reflect.construct(load(), args, target),
  });
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!ownModule.test(url) || !loaded.source) return loaded;
    const source = Buffer.from(loaded.source)
      .toString()
      .replace(compiledImport, "const $1 = importAtFirstUse(() => require($2));");
    return { ...loaded, source: `${source}\n${importAtFirstUse}` };
  },
});
