import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { parseEnv } from "node:util";
import { vi } from "vitest";
import { getPort } from "./port.ts";

/** An instance of a built function as on Cloud Run: Google's functions-framework with its own body parsers. */
export interface Instance {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

const framework = createRequire(import.meta.url).resolve("@google-cloud/functions-framework");
const program = framework.replace(/index\.js$/, "main.js");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = getPort(server);
  server.close();
  await once(server, "close");
  return port;
}

async function environment(source: string, target: string): Promise<NodeJS.ProcessEnv> {
  const { GCLOUD_PROJECT: projectId } = process.env;
  const secrets = await readFile(new URL("../../local.secret", import.meta.url), "utf8");
  const settings = await readFile(`${source}/.env.${projectId}`, "utf8");
  return {
    ...process.env,
    ...parseEnv(secrets),
    ...parseEnv(settings),
    WEB_API_KEY: "local",
    APP_CHECK: "false",
    FUNCTION_TARGET: target,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  };
}

interface Options {
  source?: string;
  target?: "api" | "pages";
  /** Added to the environment of the process. */
  variables?: Readonly<Record<string, string>>;
}

/** Starts an instance of the functions of the running suite, by default of `api`. Its log lines are discarded. */
export async function startInstance({
  source = process.env["SUITE_FUNCTIONS"] ?? "",
  target = "api",
  variables = {},
}: Options = {}): Promise<Instance> {
  const port = await freePort();
  const args = [program, "--target", target, "--source", source, "--port", String(port)];
  const env = { ...(await environment(source, target)), ...variables };
  const child = spawn(process.execPath, args, { env, stdio: "ignore" });
  const exit = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/api/openapi.json`), { timeout: 120_000, interval: 200 });
  const stop = async () => {
    child.kill();
    await exit;
  };
  return { url, port, stop };
}
