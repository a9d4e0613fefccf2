import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { build } from "vite";

const rows = {
  searchSellers,
  verifyToken,
  listOrders,
  readOrder,
  listRegions,
  listLocalitiesByRegion,
  listDeliveryCosts,
  listUserProducts,
};
const apiPaths = Object.fromEntries(Object.entries(rows).map(([name, { path }]) => [name, path]));

/**
 * Builds `src/prefetch.ts` as one script that shares no file with the app, so that it waits for none.
 * @returns the name of the file in the folder
 */
export async function buildPrefetch(root: string, folder: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    define: { "import.meta.env.API_PATHS": JSON.stringify(apiPaths) },
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
