import { listFiles } from "firebase-tools/lib/listFiles.js";
import * as z from "zod/mini";

const Config = z.object({ hosting: z.object({ ignore: z.array(z.string()) }) });

/** Files that must reach Hosting: the page of unknown addresses, and what other programs look for. */
const required = ["404.html", "app.html", "robots.txt"];

const isHidden = (file: string) => /(^|\/)\.(?!well-known\/)/.test(file);

/** Errors of what Hosting gets from the folder of a build, listed as firebase-tools does before it uploads. */
export function findDeployedFileErrors(config: unknown, folder: string): string[] {
  const files = listFiles(folder, Config.parse(config).hosting.ignore);
  return [
    ...required.filter((file) => !files.includes(file)).map((file) => `Hosting does not get ${file}`),
    ...files.filter(isHidden).map((file) => `Hosting gets the hidden file ${file}`),
  ];
}
