import { buildFunctions, buildWeb, checkedBuilds } from "../suite/build.ts";

/** Builds the functions and the app; one line for each failed build. */
export async function findBuildErrors(): Promise<string[]> {
  const builds = await Promise.allSettled([buildFunctions(checkedBuilds), buildWeb(checkedBuilds)]);
  return builds.filter((build) => build.status === "rejected").map(({ reason }) => String(reason));
}
