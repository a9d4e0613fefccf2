import { buildFunctions, buildWeb } from "../suite/build.ts";

/** Output folders of the check, separate from those that run or are deployed. Inside the root, so that packages are resolved from there. */
export const buildFolders = { functions: ".suite/check/functions", web: ".suite/check/web" } as const;

/** Builds the functions and the app; one line for each failed build. */
export async function findBuildErrors(): Promise<string[]> {
  const builds = await Promise.allSettled([buildFunctions(buildFolders), buildWeb(buildFolders)]);
  return builds.filter((build) => build.status === "rejected").map(({ reason }) => String(reason));
}
