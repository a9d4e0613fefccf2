import type { Call } from "@halkopiha/domain/contract/call.ts";

/**
 * A call that anyone may make by GET, whose schemas are loaded while the server answers: a page that was rendered from its answer is shown
 * without them.
 */
export interface DeferredCall<C extends Call> {
  readonly method: "GET";
  readonly path: string;
  readonly access: "anyone";
  readonly file?: never;
  readonly upload?: never;
  load(): Promise<C>;
}

/** Defers a call. `path` is that of its definition, in the file which `load` imports. */
export const deferCall = <C extends Call & { method: "GET"; access: "anyone" }>(
  path: C["path"],
  load: () => Promise<C>,
): DeferredCall<C> => ({ method: "GET", path, access: "anyone", load });
