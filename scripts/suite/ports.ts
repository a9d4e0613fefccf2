import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** The part of firebase.json that says where the suite listens. */
const Emulator = z.looseObject({ port: z.int(), websocketPort: z.optional(z.int()) });
const Emulators = z.catchall(z.object({ singleProjectMode: z.boolean(), ui: z.unknown() }), Emulator);
const Config = z.looseObject({ emulators: Emulators });

/** Where one suite listens, by emulator. */
export type Ports = Readonly<
  Record<"auth" | "functions" | "firestore" | "hosting" | "storage" | "hub", number>
>;

export interface SuitePlace {
  /** The configuration file to start firebase-tools with, relative to the root. */
  config: string;
  project: string;
  ports: Ports;
  /** Every port that must be free. */
  all: readonly number[];
}

/** How far the ports of tests lie from those of `npm start`, so that both run side by side. */
const testOffset = 10_000;

const fileAt = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

function placeOf(config: string, project: string, emulators: z.output<typeof Emulators>): SuitePlace {
  const { singleProjectMode: _, ui: __, ...listening } = emulators;
  const all = Object.values(listening).flatMap(({ port, websocketPort }) =>
    websocketPort ? [port, websocketPort] : [port],
  );
  const of = (name: string) => {
    const port = listening[name]?.port;
    if (!port) throw new RangeError(`firebase.json gives no port to ${name}`);
    return port;
  };
  const ports = {
    auth: of("auth"),
    functions: of("functions"),
    firestore: of("firestore"),
    hosting: of("hosting"),
    storage: of("storage"),
    hub: of("hub"),
  };
  return { config, project, ports, all };
}

async function readConfig() {
  return Config.parse(JSON.parse(await readFile(fileAt("firebase.json"), "utf8")));
}

/** Where `npm start` listens: as firebase.json says. */
export async function startPlace(): Promise<SuitePlace> {
  return placeOf("firebase.json", "demo-halkopiha", (await readConfig()).emulators);
}

/** Where tests listen. Writes a configuration that differs from firebase.json in its ports only. */
export async function testPlace(): Promise<SuitePlace> {
  const config = await readConfig();
  const { singleProjectMode, ui, ...listening } = config.emulators;
  const moved = Object.fromEntries(
    Object.entries(listening).map(([name, { port, websocketPort, ...rest }]) => {
      const websocket = websocketPort && { websocketPort: websocketPort + testOffset };
      return [name, { ...rest, port: port + testOffset, ...websocket }];
    }),
  );
  const emulators = Emulators.parse({ singleProjectMode, ui, ...moved });
  const name = "firebase.suite.json";
  await writeFile(fileAt(name), JSON.stringify({ ...config, emulators }, null, 2));
  return placeOf(name, "demo-halkopiha-test", emulators);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Which of these ports somebody else holds. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}
