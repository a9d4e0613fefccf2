import { readdir, readFile, readlink } from "node:fs/promises";
import { health } from "@halkopiha/domain/contract/service.ts";
import { Client } from "../test/support/api.ts";
import { inParallel } from "../test/support/in-parallel.ts";

/** Whether this machine has Linux's `/proc`; without it no process can be frozen or killed here. */
export const canFindProcesses = process.platform === "linux";

const listening = "0A";

/** The inode numbers of the sockets that listen on a port. */
async function socketsOn(port: number): Promise<Set<string>> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((path) => readFile(path, "utf8").catch(() => "")),
  );
  const rows = tables.flatMap((table) => table.trim().split("\n").slice(1));
  const sockets = rows
    .map((row) => row.trim().split(/\s+/))
    .flatMap((fields) => {
      const [, local = "", , state, , , , , , inode = ""] = fields;
      const isThere = state === listening && Number.parseInt(local.split(":")[1] ?? "", 16) === port;
      return isThere ? [`socket:[${inode}]`] : [];
    });
  return new Set(sockets);
}

/** The result of a read in `/proc`; `nothing` when the process has ended meanwhile or belongs to another user. */
const readOr = <T>(read: Promise<T>, nothing: T): Promise<T> => read.catch(() => nothing);

async function processIds(): Promise<number[]> {
  return (await readdir("/proc")).map(Number).filter((id) => Number.isInteger(id));
}

async function holds(id: number, sockets: ReadonlySet<string>): Promise<boolean> {
  const files = await readOr(readdir(`/proc/${id}/fd`), []);
  const links = await Promise.all(files.map((file) => readOr(readlink(`/proc/${id}/fd/${file}`), "")));
  return links.some((link) => sockets.has(link));
}

/**
 * The process that listens at an address such as `127.0.0.1:8080`.
 * @throws Error when there is none
 */
async function listenerAt(address: string): Promise<number> {
  const sockets = await socketsOn(Number(address.split(":").at(-1)));
  for (const id of await processIds()) if (await holds(id, sockets)) return id;
  throw new Error(`No process listens at ${address}`);
}

/** The children of a process with this word in their command line. */
async function childrenOf(parent: number, word: string): Promise<number[]> {
  const ids = await processIds();
  const found = await Promise.all(
    ids.map(async (id) => {
      const [status, command] = await Promise.all(
        ["status", "cmdline"].map((file) => readOr(readFile(`/proc/${id}/${file}`, "utf8"), "")),
      );
      return status?.includes(`\nPPid:\t${parent}\n`) && command?.includes(word) ? [id] : [];
    }),
  );
  return found.flat();
}

/** The address of an emulator of the running suite, from the environment. */
const addressOf = (name: string) => process.env[name] ?? "";

export function firestoreProcess(): Promise<number> {
  return listenerAt(addressOf("FIRESTORE_EMULATOR_HOST"));
}

/**
 * Starts so many instances of `api` that as many concurrent requests need not wait for one: firebase-tools never responds to a request
 * whose instance is killed while it starts.
 */
export async function startInstances(count: number): Promise<void> {
  const paths = Array.from({ length: count }, () => health.path);
  await inParallel(paths, count, (path) => new Client().send("GET", path));
}

/** Kills every instance of the functions while it is running. */
export async function killInstances(): Promise<void> {
  const emulator = await listenerAt(addressOf("FUNCTIONS_EMULATOR_HOST"));
  for (const id of await childrenOf(emulator, "functionsEmulatorRuntime")) signal(id, "SIGKILL");
}

/** Sends a signal; ignores processes that have ended meanwhile. */
export function signal(id: number, name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(id, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
