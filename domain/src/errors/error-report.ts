import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";
import { maxErrorMessage } from "./scrub-text.ts";
import { maxErrorStack } from "./stack-frames.ts";

/** Where an error happened: in a visitor's browser, or in our functions. */
export const ErrorSource = z.enum(["browser", "server"]);
export type ErrorSource = z.infer<typeof ErrorSource>;

/** How a browser came upon an error: thrown, a promise that nobody waits for, while a page was loaded or rendered, or in the service worker. */
const BrowserErrorKind = z.enum(["error", "rejection", "render", "worker"]);
export type BrowserErrorKind = z.infer<typeof BrowserErrorKind>;

/** Also the server's: in a call of the API, while a page was rendered, after a commit, or in what runs by schedule. */
const ErrorKind = z.enum([...BrowserErrorKind.options, "call", "page", "trigger", "job"]);
export type ErrorKind = z.infer<typeof ErrorKind>;

/** The release that the code is of: the commit that it was built from, or `local`. */
const Release = z.string().check(z.regex(/^(?:local|[0-9a-f]{7,40})$/));

/** An error as it is reported and stored, without personal data. */
export const ErrorReport = z.object({
  kind: BrowserErrorKind,
  message: z.string().check(z.maxLength(maxErrorMessage)),
  /** The places of the code, one a line. */
  stack: z.string().check(z.maxLength(maxErrorStack)),
  /** The path pattern of the page. */
  page: z.string().check(z.maxLength(200)),
  release: Release,
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Equal errors of one release: how often and when they happened, and one of them as an example. */
export const ErrorGroup = z.object({
  _id: Id,
  source: ErrorSource,
  kind: ErrorKind,
  message: z.string(),
  stack: z.string(),
  /** The path pattern of the page, method and path pattern of the call, or the name of the function; empty when it is not known. */
  page: z.string(),
  release: z.string(),
  /** Browser and system of the last one; null on the server. */
  device: z.nullable(z.string()),
  count: z.int(),
  createdAt: Instant,
  /** The time of the last one. */
  lastAt: Instant,
  /** When root has marked it as handled; null until then. */
  handledAt: z.nullable(Instant),
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;
