import { readdir, readFile, readlink } from "node:fs/promises";

/** Whether this machine tells of its processes as Linux does; without that nothing can be frozen or killed here. */
export const canFindProcesses = process.platform === "linux";

const listening = "0A";

/** The kernel's numbers of the sockets that listen on a port. */
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

/** What a reader tells of a process; nothing when it has ended meanwhile or belongs to somebody else. */
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

/** The children of a process whose command line has this word. */
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

/** Where an emulator of the running suite listens, as its environment names it. */
const addressOf = (name: string) => process.env[name] ?? "";

/** The process of the Firestore emulator. */
export function firestoreProcess(): Promise<number> {
  return listenerAt(addressOf("FIRESTORE_EMULATOR_HOST"));
}

/** Ends every instance of the functions, in the middle of whatever it does. */
export async function killInstances(): Promise<void> {
  const emulator = await listenerAt(addressOf("FUNCTIONS_EMULATOR_HOST"));
  for (const id of await childrenOf(emulator, "functionsEmulatorRuntime")) signal(id, "SIGKILL");
}

/** Sends a signal; a process that has ended meanwhile needs none. */
export function signal(id: number, name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(id, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
