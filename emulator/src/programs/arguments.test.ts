import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("the arguments of firebase-tools are parsed, unknown ones ignored", () => {
  const argv = [
    ...["node", "java", "-Duser.language=en", "-jar", "firestore", "--host", "::1", "--port", "8081"],
    ...["--websocket_port", "9150", "--database-edition", "standard", "--project_id", "demo"],
    ...["--rules", "/r", "--single_project_mode", "true", "--functions_emulator", "127.0.0.1:5001"],
    ...["--seed_from_export", "/e", "--something", "else"],
  ];
  expect(readArguments(argv)).toEqual({
    host: "::1",
    port: 8081,
    project: "demo",
    rules: "/r",
    seed: "/e",
    functions: "127.0.0.1:5001",
    singleProject: true,
  });
});

test("without arguments it is the usual port on this machine", () => {
  expect(readArguments([])).toMatchObject({ host: "127.0.0.1", port: 8080, functions: undefined });
});
