import { buildFunctions, buildWeb } from "../suite/build.ts";

/** Where check builds to, beside what runs or is deployed. Inside the root, so that packages are found from there. */
export const buildFolders = { functions: ".suite/check/functions", web: ".suite/check/web" } as const;

/** Builds the functions and the app; one line for each that cannot be built. */
export async function findBuildErrors(): Promise<string[]> {
  const builds = await Promise.allSettled([buildFunctions(buildFolders), buildWeb(buildFolders)]);
  return builds.filter((build) => build.status === "rejected").map(({ reason }) => String(reason));
}
