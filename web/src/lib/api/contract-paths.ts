import type { CallName } from "@halkopiha/domain/contract/table.ts";

/**
 * Paths of the calls, with `:name` for a parameter. The build takes them from the contract (`build/contract-paths.ts`), whose schemas are too
 * heavy for a script that runs before the app.
 */
export const contractPaths: Readonly<Record<CallName, string>> = import.meta.env["CONTRACT_PATHS"];
