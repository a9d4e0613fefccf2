import { build } from "vite";
import { contractPathsDefine } from "./contract-paths.ts";

/**
 * Builds `src/prefetch.ts` as one script that shares no file with the app, so that it does not wait for other requests.
 * @returns the name of the file in the folder
 */
export async function buildPrefetch(root: string, folder: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    define: contractPathsDefine,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2023",
      rolldownOptions: {
        input: "src/prefetch.ts",
        output: { entryFileNames: "assets/prefetch-[hash].js", codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const file = output && "output" in output ? output.output[0].fileName : undefined;
  if (!file) throw new Error("The prefetch script was not built");
  return file;
}
