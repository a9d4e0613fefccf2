import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { GCLOUD_PROJECT: project = "", FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;

/** Runs the command of `npm run bootstrap` as an operator does. @returns its exit code, and what it printed */
export function bootstrap(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const command = ["scripts/commands/open-project.ts", "--project", project, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

/** The code of the link in the output of the command; empty when it printed none. */
export const findCode = (output: string): string =>
  /\/kirjaudu\/valitse-salasana#t=([\w-]{22})\s/.exec(output)?.[1] ?? "";

/** Deletes everything that the suite has stored, so that its project is as new. */
export async function emptyProject(): Promise<void> {
  const addresses = [
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/(default)/documents`,
    `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${project}/accounts`,
  ];
  for (const address of addresses) {
    const { status } = await fetch(address, { method: "DELETE", headers: { authorization: "Bearer owner" } });
    if (status !== 200) throw new Error(`${address}: ${status}`);
  }
}
