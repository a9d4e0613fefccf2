import { listErrors } from "@halkopiha/domain/contract/admin/errors.ts";
import { describe, expect, test, vi } from "vitest";
import { countingErrors } from "../../src/errors/server-errors.ts";
import { firestore } from "../../src/firebase.ts";
import { logInAsRoot } from "../support/users.ts";

/** The counted errors of a function, as root reads them. */
async function listErrorsOf(name: string) {
  const root = await logInAsRoot();
  const { errors } = await root.call(listErrors, { query: { source: "server", limit: 100 } });
  return errors.filter(({ page }) => page === name);
}

let count = 0;
/** A name that no deployed function has. */
const newName = () => `job${String.fromCharCode(97 + count++)}${process.pid}`;

describe("an error of a trigger or a job", () => {
  test("is thrown as it was, and reaches root with the function's name and without personal data", async () => {
    const name = newName();
    const thrown = new RangeError("aino@posti.example has no orders");
    const run = countingErrors("job", name, () => Promise.reject(thrown));
    await expect(run()).rejects.toBe(thrown);
    await expect(run()).rejects.toBe(thrown);
    expect(await listErrorsOf(name)).toMatchObject([
      {
        source: "server",
        kind: "job",
        message: "RangeError: [email] has no orders",
        count: 2,
        release: "local",
      },
    ]);
  });

  test("that stands for several is each of them", async () => {
    const name = newName();
    const thrown = new AggregateError(
      [new Error("the first"), new TypeError("the second")],
      "Migrations failed",
    );
    const run = countingErrors("trigger", name, (_event: { id: string }) => Promise.reject(thrown));
    await expect(run({ id: "x" })).rejects.toBe(thrown);
    const messages = (await listErrorsOf(name)).map(({ message }) => message);
    expect(messages.sort()).toEqual(["Error: the first", "TypeError: the second"]);
  });

  test("is thrown as it was when it cannot be stored", async () => {
    const name = newName();
    const unavailable = vi.spyOn(firestore(), "batch").mockImplementation(() => {
      throw new Error("UNAVAILABLE");
    });
    const thrown = new Error("the error itself");
    await expect(countingErrors("job", name, () => Promise.reject(thrown))()).rejects.toBe(thrown);
    unavailable.mockRestore();
    expect(await listErrorsOf(name)).toEqual([]);
  });

  test("is nothing that a run without one leaves", async () => {
    const name = newName();
    const seen: string[] = [];
    const run = countingErrors("trigger", name, async (event: { id: string }) => void seen.push(event.id));
    await run({ id: "order" });
    expect(seen).toEqual(["order"]);
    expect(await listErrorsOf(name)).toEqual([]);
  });
});
