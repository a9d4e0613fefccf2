import { expect, test } from "vitest";
import { type Lockfile, selectLockedPackages } from "./locked-packages.ts";

const lock = (packages: Lockfile["packages"]): Lockfile => ({ lockfileVersion: 3, packages });
const select = (packages: Lockfile["packages"], ...names: string[]) =>
  selectLockedPackages(lock(packages), "functions", names);

test("a package comes with all that it needs, and with nothing else", () => {
  const packages = {
    "node_modules/express": { version: "5.0.0", dependencies: { send: "^1.0.0" } },
    "node_modules/send": { version: "1.2.0" },
    "node_modules/vite": { version: "8.0.0" },
  };
  expect(Object.keys(select(packages, "express"))).toEqual(["node_modules/express", "node_modules/send"]);
});

test("of two versions, a package gets the one that lies nearest to it", () => {
  const packages = {
    "node_modules/express": { version: "5.0.0", dependencies: { send: "^1.0.0" } },
    "node_modules/express/node_modules/send": { version: "1.2.0" },
    "node_modules/send": { version: "2.0.0" },
  };
  expect(Object.keys(select(packages, "express"))).toEqual([
    "node_modules/express",
    "node_modules/express/node_modules/send",
  ]);
});

test("a package of the workspace lies at the top of the deployed folder", () => {
  const packages = {
    "functions/node_modules/sharp": { version: "2.0.0", dependencies: { colour: "^1.0.0" } },
    "node_modules/colour": { version: "1.0.0" },
  };
  expect(Object.keys(select(packages, "sharp"))).toEqual(["node_modules/colour", "node_modules/sharp"]);
});

test("a package that only developers had is one of the deployed folder", () => {
  const packages = { "node_modules/zod": { version: "4.0.0", dev: true } };
  expect(select(packages, "zod")).toEqual({ "node_modules/zod": { version: "4.0.0" } });
});

test("an optional package of another platform may be missing", () => {
  const packages = {
    "node_modules/sharp": {
      version: "1.0.0",
      optionalDependencies: { "@img/linux": "1.0.0", "@img/mac": "1.0.0" },
    },
    "node_modules/@img/linux": { version: "1.0.0", devOptional: true },
  };
  expect(select(packages, "sharp")["node_modules/@img/linux"]).toEqual({ version: "1.0.0", optional: true });
});

test("a package that is not locked stops the build", () => {
  expect(() => select({}, "express")).toThrow("express, which functions needs, is not in the lockfile");
});

test("packages that need two versions in one place stop the build", () => {
  const packages = {
    "functions/node_modules/send": { version: "2.0.0" },
    "node_modules/send": { version: "1.0.0" },
    "node_modules/express": { version: "5.0.0", dependencies: { send: "^1.0.0" } },
  };
  expect(() => select(packages, "send", "express")).toThrow("Two versions of node_modules/send");
});
