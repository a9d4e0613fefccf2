import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, test } from "vitest";
import { connectAdmin } from "../testing/servers.ts";
import { suiteEnvironment } from "./suite-environment.ts";

const env = suiteEnvironment({ base: { PATH: process.env["PATH"] } });
const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function java(args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn("java", args, { env, ...options, stdio: ["pipe", "pipe", "pipe"] });
  started.push(child);
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (data) => {
    said.stdout += data;
  });
  child.stderr.on("data", (data) => {
    said.stderr += data;
  });
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal }));
  return { child, said, ended };
}

async function firestore(args: string[] = [], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const jar = env["FIRESTORE_EMULATOR_BINARY_PATH"] ?? "";
  const given = ["-Duser.language=en", "-jar", jar, "--host", "127.0.0.1", "--port", "0", ...args];
  const running = java(given, options);
  const [line] = await Promise.race([
    once(createInterface({ input: running.child.stdout }), "line"),
    running.ended.then(() => [""]),
  ]);
  return { ...running, port: Number(/:(\d+)$/.exec(line)?.[1] ?? 0) };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "emulator-"));
  folders.push(path);
  return path;
}

describe("java", () => {
  test("prints the version that firebase-tools expects on stderr", async () => {
    const { said, ended } = java(["-Duser.language=en", "-Dfile.encoding=UTF-8", "-version"]);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(said).toEqual({ stdout: "", stderr: 'openjdk version "21.0.2" 2024-01-16\n' });
  });

  test("runs the Storage rules runtime until its input ends, without output on stderr", async () => {
    const { child, said, ended } = java(["-jar", env["STORAGE_EMULATOR_BINARY_PATH"] ?? "", "serve"]);
    const say = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
    const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{file=**} {
      allow get: if debug(firestore.exists(/databases/(default)/documents/c/d));
    } }`;
    const files = [{ name: "storage.rules", content }];
    const request = { map_value: { fields: { auth: { null_value: null } } } };
    const variables = { resource: { null_value: null }, request };
    say({ action: "load_ruleset", context: { rulesetName: "0", source: { files } }, id: 0 });
    say({
      action: "verify",
      context: { rulesetName: "0", path: "/b/B/o/a", method: "get", variables },
      id: 1,
    });
    say({ result: { name: "projects/p/databases/(default)/documents/c/d" }, status: "ok", id: 1 });
    say({
      action: "load_ruleset",
      context: { rulesetName: "1", source: { files: [{ content: "?" }] } },
      id: 2,
    });
    child.stdin.end();
    expect(await ended).toEqual({ code: 0, signal: null });
    const lines = said.stdout.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { id: -1, status: "ok" },
      { id: 0, status: "ok", errors: [], warnings: [], result: { rulesVersion: 2 } },
      expect.objectContaining({ id: 1, server_request_id: 1, action: "fetch_firestore_document" }),
      { id: 1, status: "ok", errors: [], warnings: [], result: { permit: true } },
      { id: 2, status: "ok", errors: [expect.stringContaining("Unexpected")], warnings: [], result: {} },
    ]);
    expect(said.stderr).toBe("");
  });
});

describe("the Firestore program", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("stops cleanly on %s", async (signal) => {
    const { child, ended, said } = await firestore();
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(said.stderr).toBe("");
  });

  test("stops when it is asked over HTTP", async () => {
    const { port, ended } = await firestore();
    await fetch(`http://127.0.0.1:${port}/shutdown`, { method: "POST" });
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  test("says so when its port is taken", async () => {
    const { port } = await firestore();
    const jar = env["FIRESTORE_EMULATOR_BINARY_PATH"] ?? "";
    const second = java(["-jar", jar, "--host", "127.0.0.1", "--port", String(port)]);
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.said.stderr).toContain("Address already in use");
  });

  test("starts with the given rules", async () => {
    const rules = join(folder(), "firestore.rules");
    writeFileSync(rules, "service cloud.firestore { match /{all=**} { allow list; } }");
    const { port } = await firestore(["--rules", rules, "--project_id", "demo-rules-given"]);
    const url = `http://127.0.0.1:${port}/v1/projects/demo-rules-given/databases/(default)/documents/c`;
    expect([(await fetch(url)).status, (await fetch(`${url}/d`)).status]).toEqual([200, 403]);
  });

  test("rejects queries without an index when indexes are given", async () => {
    const indexes = join(folder(), "firestore.indexes.json");
    writeFileSync(indexes, '{"indexes":[],"fieldOverrides":[]}');
    const { port } = await firestore([], { env: suiteEnvironment({ base: env, indexes }) });
    const { db, stop } = connectAdmin("demo-strict", port);
    const query = db.collection("c").where("a", "==", 1).orderBy("b");
    await expect(query.get()).rejects.toMatchObject({
      code: 9,
      message: expect.stringContaining("requires an index"),
    });
    await stop();
  });
});

describe("export and import", () => {
  test("bring back the same documents with the same times", async () => {
    const cwd = folder();
    const first = await firestore([], { cwd });
    const admin = connectAdmin("demo-export", first.port);
    await admin.db.doc("c/a").set({ n: 1, when: new Date(5), nan: Number.NaN, bytes: Buffer.from("x") });
    await admin.db.doc("c/ä b/deep/x").set({});
    const before = await admin.db.doc("c/a").get();
    const answer = await fetch(`http://127.0.0.1:${first.port}/emulator/v1/projects/demo-export:export`, {
      method: "POST",
      body: JSON.stringify({
        database: "projects/demo-export/databases/(default)",
        export_directory: "out",
        export_name: "firestore_export",
      }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, "{}"]);
    await admin.stop();
    const file = join(cwd, "out/firestore_export/firestore_export.overall_export_metadata");
    expect(JSON.parse(readFileSync(file, "utf8")).version).toBe(1);

    const second = await firestore(["--seed_from_export", file]);
    const again = connectAdmin("demo-export", second.port);
    const after = await again.db.doc("c/a").get();
    expect(after.data()).toEqual(before.data());
    expect([after.createTime, after.updateTime]).toEqual([before.createTime, before.updateTime]);
    expect((await again.db.doc("c/ä b/deep/x").get()).exists).toBe(true);
    await again.stop();
  });

  test("an export of Google's emulator is rejected with a reason", async () => {
    const file = join(folder(), "firestore_export.overall_export_metadata");
    writeFileSync(file, Buffer.from([0x0a, 0x12, 0x00]));
    const { ended, said } = await firestore(["--seed_from_export", file]);
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(said.stderr).toContain("LevelDB");
  });
});
