import { randomUUID } from "node:crypto";
import { listErrors } from "@halkopiha/domain/contract/admin/errors.ts";
import { reportError } from "@halkopiha/domain/contract/errors.ts";
import type { ErrorGroup, ErrorReport } from "@halkopiha/domain/errors/error-report.ts";
import { Client } from "./api.ts";
import { logInAsRoot } from "./users.ts";

/** A release of its own for each test, by which its errors are found. */
export const createRelease = () => randomUUID().replaceAll("-", "");

/** An error as a browser reports it. */
export const sampleReport = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  kind: "error",
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  stack: "at readPrice (cart-9fKd02_a.js:1:12345)\nat Cart (cart-9fKd02_a.js:2:7)",
  page: "/ostoskori",
  release: "local",
  ...changes,
});

/** Reports an error as a browser does. @returns the status of the answer */
export async function report(changes: Partial<ErrorReport>, client = new Client()): Promise<number> {
  return (await client.request(reportError, { body: sampleReport(changes) })).status;
}

/** The errors of a release, the latest first, as root reads them. */
export async function listErrorsOf(release: string): Promise<ErrorGroup[]> {
  const { errors } = await (await logInAsRoot()).call(listErrors, { query: { release, limit: 50 } });
  return errors;
}

/** Reports an error and reads its group. */
export async function createError(): Promise<ErrorGroup> {
  const release = createRelease();
  await report({ release });
  const [error] = await listErrorsOf(release);
  if (!error) throw new Error("The reported error is not listed.");
  return error;
}
