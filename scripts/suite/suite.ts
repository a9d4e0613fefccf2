import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { suiteEnvironment } from "@halkopiha/emulator/suite-environment.ts";
import { waitForClosedPort } from "./closed-port.ts";
import { findTakenPorts, type SuiteConfig } from "./ports.ts";

export const root = resolve(fileURLToPath(import.meta.url), "../../..");

/** A running Firebase Emulator Suite. */
export interface Suite {
  appUrl: string;
  /** The environment for the SDKs, `APP_URL`, and in `SUITE_FUNCTIONS` and `SUITE_WEB` the folders of the functions and the app. */
  environment: NodeJS.ProcessEnv;
  /** Path of the log file. */
  log: string;
  /** Resolves with the reason when the suite, or one of its emulators, ends unexpectedly. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** An expected error: only its message is printed, without a stack. */
export class SuiteError extends Error {}

function createEnvironment(
  { ports, project, functions, web }: SuiteConfig,
  appUrl: string,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Without this the SDKs look for Google Cloud's metadata server and warn.
    METADATA_SERVER_DETECTION: "none",
    APP_URL: appUrl,
    SUITE_FUNCTIONS: `${root}/${functions}`,
    SUITE_WEB: `${root}/${web}`,
    GCLOUD_PROJECT: project,
    // As in a deployed function: the project and its bucket.
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
  };
}

const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
/**
 * V8 counts the memory of compressed responses as its own, and in a small heap that makes it collect garbage after every few of them: half of
 * the processor time of firebase-tools. In MB.
 */
const heap = "--initial-heap-size=512";
/** Without the two lines for each request, which take an eighth of the processor time of firebase-tools: the functions log one themselves. */
const quiet = ["--log-verbosity", "QUIET"];
/** Modules of `preloads/` that firebase-tools loads before its own. */
const preloads = [
  "readable-requests.ts",
  "new-connections.ts",
  "kept-connections.ts",
  "concurrent-requests.ts",
  "kept-functions.ts",
];

export interface SuiteOptions {
  /** Whether responses are compressed, as in production. */
  compress: boolean;
}

function launch(
  { config, project, web }: SuiteConfig,
  { compress }: SuiteOptions,
  temporary: string,
): ChildProcess {
  const modules = compress ? preloads : [...preloads, "uncompressed-responses.ts"];
  const imports = modules.flatMap((module) => [
    "--import",
    new URL(`preloads/${module}`, import.meta.url).href,
  ]);
  const base = {
    ...process.env,
    TMPDIR: temporary,
    CI: "1",
    NO_UPDATE_NOTIFIER: "1",
    FORCE_COLOR: "0",
    // firebase-tools never responds to a call whose worker is not ready within this time; its default of 30 seconds is too short on a busy
    // machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: "300",
    // The process that lists the functions writes them to a temporary file. By default it serves them, and ends three seconds later, when the
    // connection of the request is closed.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
    // The Logging Emulator keeps every line of the log in memory for the Emulator UI, which is not installed. It starts unless this is set.
    START_LOGGING_EMULATOR: "false",
    // Not in the folder of the functions, which firebase-tools watches while the app is still being built.
    PAGES_FOLDER: `${root}/${web}-pages`,
  };
  return spawn(
    process.execPath,
    [heap, ...imports, firebase, "emulators:start", "--config", config, "--project", project, ...quiet],
    {
      cwd: root,
      env: suiteEnvironment({ indexes: `${root}/firestore.indexes.json`, base }),
      stdio: ["ignore", "pipe", "pipe"],
      // Ctrl-C must reach firebase-tools once, from us: a second one makes it leave its emulators behind.
      detached: true,
    },
  );
}

/** Resolves when firebase-tools reports that all emulators listen and all functions are loaded. */
function waitUntilReady(child: ChildProcess, logFile: string): Promise<void> {
  const log = createWriteStream(logFile);
  let output = "";
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      log.write(chunk);
      output = (output + chunk.toString()).slice(-20_000);
      if (output.includes("All emulators ready")) resolve();
    };
    child.stdout?.on("data", onData);
    child.stderr?.on("data", onData);
    child.once("error", (error) => reject(new SuiteError(`The suite could not start: ${error.message}`)));
    child.once("exit", () =>
      reject(new SuiteError(`The suite could not start. Its output:\n${output.slice(-3000)}`)),
    );
  });
}

/** Maximum time for firebase-tools to stop its emulators, in milliseconds. */
const stopTimeout = 60_000;

/** Kills the process group: firebase-tools may leave workers behind when it crashes or hangs. */
function killProcessGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process group has already ended.
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGINT");
  const timer = setTimeout(() => killProcessGroup(child, "SIGKILL"), stopTimeout);
  await gone;
  clearTimeout(timer);
}

/**
 * Starts the suite and waits until it is ready.
 * @throws SuiteError when a port is taken or it does not start
 */
export async function startSuite(config: SuiteConfig, options: SuiteOptions): Promise<Suite> {
  const taken = await findTakenPorts(config.all);
  if (taken.length > 0) {
    throw new SuiteError(
      `Port ${taken.join(", ")} is taken. Is another suite running? Stop it and try again.`,
    );
  }
  await mkdir(`${root}/.suite`, { recursive: true });
  const log = `${root}/.suite/${config.project}.log`;
  // A separate TMPDIR: the Storage emulator's folder has a fixed name, and the first suite to stop would delete it for the others.
  const temporary = await mkdtemp(join(tmpdir(), "halkopiha-"));
  const child = launch(config, options, temporary);
  child.once("exit", () => killProcessGroup(child, "SIGTERM"));
  const watch = new AbortController();
  const stopAndTidy = async () => {
    watch.abort();
    await stop(child);
    await rm(temporary, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, log);
  } catch (error) {
    await stopAndTidy();
    throw error;
  }
  const gone = once(child, "exit").then(() => "The suite ended by itself.");
  const closed = waitForClosedPort(config.ports, watch.signal).then(
    (name) => `The ${name} emulator of the suite has ended, so the suite was stopped.`,
  );
  const ended = Promise.race([gone, closed]);
  // Stopping the suite rejects this promise with an AbortError, which nobody handles.
  ended.catch(() => {});
  const appUrl = `http://127.0.0.1:${config.ports.hosting}`;
  return { appUrl, environment: createEnvironment(config, appUrl), log, ended, stop: stopAndTidy };
}
