import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { HeaderRules, toLocalHeaders } from "./local-headers.ts";

/** An emulator's settings in firebase.json. */
const Emulator = z.looseObject({ port: z.int(), websocketPort: z.optional(z.int()) });
const Emulators = z.catchall(z.object({ singleProjectMode: z.boolean(), ui: z.unknown() }), Emulator);
const Config = z.looseObject({
  emulators: Emulators,
  functions: z.tuple([z.looseObject({ source: z.string() })]),
  hosting: z.looseObject({ public: z.string(), headers: HeaderRules }),
});
type Config = z.output<typeof Config>;

/** The ports of a suite, by emulator. */
export type Ports = Readonly<
  Record<"auth" | "functions" | "firestore" | "hosting" | "storage" | "hub", number>
>;

export interface SuiteConfig {
  /** Output folders of the built functions and the app. */
  functions: string;
  web: string;
  /** The configuration file to start firebase-tools with, relative to the root. */
  config: string;
  project: string;
  ports: Ports;
  /** Every port that must be free. */
  all: readonly number[];
}

/**
 * Offset between the ports of tests and those of `npm start`, so that both can run at the same time. Another `SUITE_OFFSET` gives another
 * suite, with separate folders.
 */
export const testOffset = z.coerce.number().parse(process.env["SUITE_OFFSET"] ?? 10_000);

const fileAt = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

function readPorts({ singleProjectMode: _, ui: __, ...listening }: Config["emulators"]): {
  ports: Ports;
  all: number[];
} {
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
  return { ports, all };
}

/** Writes the configuration for firebase-tools, with headers adapted to the local suite. */
async function writeSuiteConfig(file: string, project: string, config: Config): Promise<SuiteConfig> {
  const { functions, hosting, emulators } = config;
  const { ports, all } = readPorts(emulators);
  const local = { ...config, hosting: { ...hosting, headers: toLocalHeaders(hosting.headers, ports) } };
  await writeFile(fileAt(file), JSON.stringify(local, null, 2));
  return { config: file, project, ports, all, functions: functions[0].source, web: hosting.public };
}

async function readConfig(): Promise<Config> {
  return Config.parse(JSON.parse(await readFile(fileAt("firebase.json"), "utf8")));
}

/** What the sample market needs: its admins log in with a password alone, a sender of its mails, and the key of its notifications. */
const sampleSettings: readonly string[] = [
  "PASSWORD_ONLY_ADMINS=true",
  'MAIL_FROM="Halkopiha <asiakaspalvelu@halkopiha.fi>"',
  // Its private key is in `functions/local.secret`.
  "VAPID_PUBLIC_KEY=BKT5Kx4-hepWhFPaHY1Q4HFc6Jl_xSYvw9FUrZhL1VXUxZGYGT8m_nOCKSgzBspsGdba2zaKuyak4pcWXoUx-LQ",
];

/** Writes the settings of the functions of a project. */
async function writeSettings(folder: string, project: string, settings: readonly string[]): Promise<void> {
  await mkdir(fileAt(folder), { recursive: true });
  await writeFile(fileAt(`${folder}/.env.${project}`), `${settings.join("\n")}\n`);
}

/** The configuration of `npm start`, with the ports of firebase.json. The written file differs from firebase.json in its headers. */
export async function prepareLocalSuite(): Promise<SuiteConfig> {
  const suite = await writeSuiteConfig("firebase.local.json", "demo-halkopiha", await readConfig());
  await writeSettings(suite.functions, suite.project, sampleSettings);
  return suite;
}

/**
 * The configuration of the tests. The written file differs from firebase.json in its ports, headers and output folders, so that tests can
 * run beside `npm start`. Suites with different offsets can run at the same time.
 */
export async function prepareTestSuite(offset = testOffset, settings = apiSettings): Promise<SuiteConfig> {
  const config = await readConfig();
  const folder = `.suite/${offset}`;
  const project = `demo-halkopiha-test-${offset}`;
  const { singleProjectMode, ui, ...listening } = config.emulators;
  const moved = Object.fromEntries(
    Object.entries(listening).map(([name, { port, websocketPort, ...rest }]) => {
      const websocket = websocketPort && { websocketPort: websocketPort + offset };
      return [name, { ...rest, port: port + offset, ...websocket }];
    }),
  );
  const tested = Config.parse({
    ...config,
    emulators: { singleProjectMode, ui, ...moved },
    functions: [{ ...config.functions[0], source: `${folder}/functions` }],
    hosting: { ...config.hosting, public: `${folder}/web` },
  });
  // firebase-tools writes the defaults of missing settings there, and they would override the settings of this run.
  await rm(fileAt(`${folder}/functions/.env.local`), { force: true });
  await writeSettings(`${folder}/functions`, project, [...sampleSettings, ...settings]);
  return writeSuiteConfig(`firebase.suite-${offset}.json`, project, tested);
}

/**
 * Settings of the API tests. Rate limits: they share one address and log in as the same users, unlike real visitors. The timeout of a call:
 * longer, so that a slow machine responds correctly.
 */
const apiSettings: readonly string[] = [
  "CALL_TIMEOUT_SECONDS=30",
  "LOGIN_LIMIT_PER_ACCOUNT=60",
  "LOGIN_LIMIT_PER_ADDRESS=5000",
  "ORDER_LIMIT_PER_ADDRESS=5000",
  "ORDER_LIMIT_PER_RECIPIENT=5000",
  "ORDER_LINES_PER_NEW_BUYER=100000",
  "ORDER_EUROS_PER_NEW_BUYER=1000000000",
  "ORDER_LINES_PER_BUYER=100000",
  "ORDER_EUROS_PER_BUYER=1000000000",
  "ORDER_LINES_PER_ADDRESS=100000",
  "ORDER_EUROS_PER_ADDRESS=1000000000",
  "NEW_VISITOR_LIMIT_PER_ADDRESS=100000",
];

/** Rate limits of the end-to-end tests: their browsers share one address too. The API tests cover the limits themselves. */
export const browserSettings: readonly string[] = [
  ...apiSettings,
  "REGISTER_LIMIT_PER_ADDRESS=5000",
  "PINCODE_LIMIT_PER_ADDRESS=5000",
  "PINCODE_TRIES_PER_ADDRESS=5000",
  "CONTACT_LIMIT_PER_ADDRESS=5000",
];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** The ports that other processes use. */
export async function findTakenPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}
