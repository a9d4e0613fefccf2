// The part of firebase-tools that `deployed-files.ts` calls: the package has no types.

declare module "firebase-tools/lib/listFiles.js" {
  /** The files of a folder that are deployed, as paths in it. */
  export function listFiles(folder: string, ignore: readonly string[]): string[];
}
