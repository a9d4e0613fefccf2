// Runs a script of the repository on Node 22, whatever Node version is installed; installs missing packages first. This file must run on
// any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.info("Installing packages …");
  const install = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (install.status !== 0) {
    console.error("Could not install the packages.");
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const [script = "", ...args] = process.argv.slice(2);
const child = spawn(join(bin, "node"), [join(root, script), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: [bin, process.env["PATH"]].join(delimiter),
    // Vitest starts a process for each file, and firebase-tools for each function: they load the same modules.
    NODE_COMPILE_CACHE: join(root, ".suite", "compile-cache"),
  },
});
// Ctrl-C reaches the child directly; this process only waits for its cleanup. Other signals are passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
