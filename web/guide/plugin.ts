import type { Plugin } from "vite";
import { guideFile } from "../src/lib/routing/guide-file.ts";
import { writeGuide } from "./write-guide.ts";

/** Writes the entrepreneur's guide into the build folder, and serves it from the development server. §2 */
export function entrepreneursGuide(): Plugin {
  return {
    name: "entrepreneurs-guide",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: guideFile.slice(1), source: await writeGuide() });
    },
    configureServer({ middlewares }) {
      middlewares.use(guideFile, (_request, response, next) => {
        writeGuide().then(
          (guide) => response.setHeader("Content-Type", "application/pdf").end(guide),
          (error: unknown) => next(error),
        );
      });
    },
  };
}
