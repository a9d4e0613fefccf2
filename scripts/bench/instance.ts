import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";

const program = fileURLToPath(new URL("serve-bundle.ts", import.meta.url));

const StartMessage = z.object({ port: z.int(), loading: z.number() });
const HeapMessage = z.object({ heap: z.number() });

type HttpFunction = "api" | "pages";

/** One instance of an HTTP function that serves many callers, as in production; the suite starts a process for each call. */
export interface Instance {
  url: string;
  /** Duration of importing the bundle, in milliseconds. */
  loading: number;
  /** Bytes of its heap after a garbage collection. */
  readHeap: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Rate limits are raised: all simulated visitors share one machine. */
const noLimits = {
  LOGIN_LIMIT_PER_ACCOUNT: "1000000",
  LOGIN_LIMIT_PER_ADDRESS: "1000000",
  LOGIN_CEILING_PER_ACCOUNT: "1000000",
  ORDER_LIMIT_PER_VISITOR: "1000000",
  ORDER_LIMIT_PER_ADDRESS: "1000000",
  ORDER_LINES_PER_NEW_BUYER: "1000000",
  ORDER_EUROS_PER_NEW_BUYER: "1000000000",
  ORDER_LINES_PER_BUYER: "1000000",
  ORDER_EUROS_PER_BUYER: "1000000000",
  ORDER_LINES_PER_ADDRESS: "1000000",
  ORDER_EUROS_PER_ADDRESS: "1000000000",
  ORDER_LIMIT_PER_RECIPIENT: "1000000",
  NEW_VISITOR_LIMIT_PER_ADDRESS: "1000000",
};

async function environment(target: HttpFunction): Promise<NodeJS.ProcessEnv> {
  const secrets = parseEnv(await readFile(`${root}/functions/local.secret`, "utf8"));
  const { GCLOUD_PROJECT: projectId, SUITE_WEB: web } = process.env;
  return {
    ...process.env,
    ...secrets,
    ...noLimits,
    APP_CHECK: "false",
    WEB_API_KEY: "local",
    FUNCTION_TARGET: target,
    PAGES_FOLDER: `${web}-pages`,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  };
}

/** Starts one instance of a function in a folder against the running suite. Its log lines are discarded. */
export async function startInstance(folder: string, target: HttpFunction = "api"): Promise<Instance> {
  const child = fork(program, [folder], {
    env: await environment(target),
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exit = once(child, "exit");
  const crashed = exit.then(() => {
    throw new Error("The instance exited unexpectedly.");
  });
  const started = await Promise.race([once(child, "message"), crashed]);
  crashed.catch(() => {});
  const { port, loading } = StartMessage.parse(started[0]);
  const stop = async () => {
    child.disconnect();
    await exit;
  };
  const readHeap = async () => {
    child.send("heap");
    const [answer] = await once(child, "message");
    return HeapMessage.parse(answer).heap;
  };
  return { url: `http://127.0.0.1:${port}`, loading, readHeap, stop };
}
