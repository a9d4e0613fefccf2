import { assertFails, assertSucceeds, initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startFirestore } from "../../programs/start-firestore.ts";
import { toRecord } from "../../shared/untyped-json.ts";
import { Source } from "../language/syntax/source.ts";

const ownOnly = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /profiles/{user} { allow read, write: if request.auth.uid == user; }
  }
}`;
let running: Awaited<ReturnType<typeof startFirestore>>;

beforeAll(async () => {
  setLogLevel("silent");
  running = await startFirestore();
});
afterAll(() => running.close());

const environmentOf = (projectId: string, rules: string) => {
  return initializeTestEnvironment({
    projectId,
    firestore: { host: "127.0.0.1", port: running.port, rules },
  });
};

function install(project: string, body: unknown): Promise<Response> {
  const url = `http://127.0.0.1:${running.port}/emulator/v1/projects/${project}:securityRules`;
  return fetch(url, { method: "PUT", body: JSON.stringify(body) });
}

const read = (project: string) => {
  const url = `http://127.0.0.1:${running.port}/v1/projects/${project}/databases/(default)/documents/c/d`;
  return fetch(url).then(({ status }) => status);
};

describe("the rules test library", () => {
  test("loads, allows, denies, bypasses and clears", async () => {
    const environment = await environmentOf("demo-rules-library", ownOnly);
    const aino = environment.authenticatedContext("aino").firestore();
    const nobody = environment.unauthenticatedContext().firestore();
    await assertSucceeds(aino.doc("profiles/aino").set({ n: 1 }));
    await assertFails(aino.doc("profiles/ville").set({ n: 1 }));
    await assertFails(nobody.doc("profiles/aino").get());
    await environment.withSecurityRulesDisabled(async (admin) => {
      await admin.firestore().doc("profiles/ville").set({ n: 2 });
    });
    await assertFails(aino.collection("profiles").get());
    await environment.clearFirestore();
    expect((await aino.doc("profiles/aino").get()).exists).toBe(false);
    await environment.cleanup();
  });

  test("receives the compile errors of rules", async () => {
    const broken =
      "rules_version = '2';\nservice cloud.firestore {\n  match /a { allow get: if f(); function f() { return f(); } }\n}";
    await expect(environmentOf("demo-rules-broken", broken)).rejects.toThrow(
      "Error compiling rules:\\nL3:55 Recursive call is not allowed.",
    );
  });
});

describe("rules are changed", () => {
  const closed = { rules: { files: [{ content: "" }] } };
  const broken = { files: [{ name: "security.rules", content: "\nservice" }] };

  test("a project without rules is open, whatever others have", async () => {
    await install("demo-rules-closed", closed);
    expect(await read("demo-rules-closed")).toBe(403);
    expect(await read("demo-rules-open")).toBe(404);
  });

  test("the next request obeys the new ones", async () => {
    await install("demo-rules-changed", closed);
    expect(await read("demo-rules-changed")).toBe(403);
    const open = "service cloud.firestore { match /{all=**} { allow read; } }";
    expect(
      await (await install("demo-rules-changed", { rules: { files: [{ content: open }] } })).json(),
    ).toEqual({});
    expect(await read("demo-rules-changed")).toBe(404);
  });

  test("broken ones are rejected, and the previous ones stay in force", async () => {
    await install("demo-rules-kept", closed);
    const answer = await install("demo-rules-kept", { rules: broken });
    expect([answer.status, toRecord(toRecord(await answer.json())["error"])["status"]]).toEqual([
      400,
      "INVALID_ARGUMENT",
    ]);
    expect(await read("demo-rules-kept")).toBe(403);
  });

  test("broken rules sent by firebase-tools are answered as issues", async () => {
    const answer = await install("demo-rules-issues", { ignore_errors: true, rules: broken });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      issues: [
        {
          sourcePosition: { fileName: "security.rules", line: 2, column: 8, currentOffset: 8, endOffset: 8 },
          description: "Unexpected end of file.",
          severity: "ERROR",
        },
      ],
    });
  });

  test("suspicious rules are answered as warnings", async () => {
    const content = "service cloud.firestore { match /a/{b} { allow get: if x; } }";
    const answer = await install("demo-rules-warned", { rules: { files: [{ content }] } });
    expect(await answer.json()).toMatchObject({
      issues: [{ severity: "WARNING", sourcePosition: { line: 1 } }],
    });
  });

  test("broken rules at the start deny everything and are logged", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const source = new Source("service", "firestore.rules");
    const other = await startFirestore({ rules: { project: "demo-rules-start", source } });
    const url = `http://127.0.0.1:${other.port}/v1/projects/demo-rules-start/databases/(default)/documents/c/d`;
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { headers: { authorization: "Bearer owner" } })).status).toBe(404);
    expect(said).toHaveBeenCalledWith("firestore.rules ERROR L1:8 Unexpected end of file.");
    said.mockRestore();
    await other.close();
  });
});

describe("a denial names its reason", () => {
  test.each<[string, string, string]>([
    ["no block", "match /x/y { allow get; }", "No matching allow statements for 'get'."],
    ["a rule that says no", "match /c/d {\n\nallow get: if false; }", "\nfalse for 'get' @ L4"],
    [
      "rules that cannot tell",
      "match /c/d {\nallow get: if request.x == 1; allow read: if null.x; allow list; }",
      "\nProperty x is undefined on object. for 'get' @ L3, Null value error. for 'get' @ L3",
    ],
  ])("%s", async (_, match, message) => {
    const content = `service cloud.firestore { match /databases/{database}/documents {\n${match} } }`;
    await install("demo-rules-why", { rules: { files: [{ content }] } });
    const answer = await fetch(
      `http://127.0.0.1:${running.port}/v1/projects/demo-rules-why/databases/(default)/documents/c/d`,
    );
    expect(toRecord(toRecord(await answer.json())["error"])["message"]).toBe(message);
  });

  test("a page size is the limit of a list over REST", async () => {
    const content =
      "service cloud.firestore { match /{all=**} { allow list: if request.query.limit <= 5; } }";
    await install("demo-rules-page", { rules: { files: [{ content }] } });
    const ask = async (query: string) => {
      const path = "v1/projects/demo-rules-page/databases/(default)/documents/c";
      return (await fetch(`http://127.0.0.1:${running.port}/${path}${query}`)).status;
    };
    expect([await ask("?pageSize=5"), await ask("?pageSize=6"), await ask("")]).toEqual([200, 403, 403]);
  });
});
