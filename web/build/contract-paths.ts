import { table } from "@halkopiha/domain/contract/table.ts";

const paths = Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]));

/** Vite's `define` for scripts that import `lib/api/contract-paths.ts`. */
export const contractPathsDefine = { "import.meta.env.CONTRACT_PATHS": JSON.stringify(paths) };
