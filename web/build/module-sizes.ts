import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import * as z from "zod/mini";

const file = ".vite/modules.json";
/** The bytes of each file by origin, before it is minified. */
const ModuleSizes = z.record(z.string(), z.record(z.string(), z.number()));
export type ModuleSizes = z.infer<typeof ModuleSizes>;

export const readModuleSizes = (folder: string): ModuleSizes =>
  ModuleSizes.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));

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
      const files: ModuleSizes = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const sizes: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const origin = findOrigin(id);
          sizes[origin] = (sizes[origin] ?? 0) + renderedLength;
        }
        files[chunk.fileName] = sizes;
      }
      this.emitFile({ type: "asset", fileName: file, source: JSON.stringify(files) });
    },
  };
}
