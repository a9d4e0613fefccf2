import type { Plugin } from "vite";

/** Where the bytes of a module come from: a package, the domain, or a room of the app. */
function findOrigin(id: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.slice(id.lastIndexOf("node_modules/")));
  if (id.includes("node_modules/")) return inPackage?.[1] ?? id;
  if (id.includes("/domain/src/")) return `domain/${/\/domain\/src\/([^/]+)\//.exec(id)?.[1] ?? ""}`;
  const [, room = "build"] = /\/web\/src\/(features\/[^/]+|[^/]+)/.exec(id) ?? [];
  return room;
}

/** Writes beside the manifest how many bytes of each file come from where, before they are minified: `npm run check` prints it. */
export function moduleSizes(): Plugin {
  return {
    name: "halkopiha:module-sizes",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const files: Record<string, Record<string, number>> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const sizes: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const origin = findOrigin(id);
          sizes[origin] = (sizes[origin] ?? 0) + renderedLength;
        }
        files[file.fileName] = sizes;
      }
      this.emitFile({ type: "asset", fileName: ".vite/modules.json", source: JSON.stringify(files) });
    },
  };
}
