import type { Call, ResponseBody } from "@halkopiha/domain/contract/call.ts";

/**
 * A call by GET without a login, whose schemas are loaded while the server answers: a page that was rendered from its answer is shown without
 * them.
 */
export interface DeferredCall<C extends Call> {
  readonly method: "GET";
  readonly path: string;
  readonly access: "anyone";
  readonly file?: never;
  readonly upload?: never;
  load(): Promise<C>;
  /** The answer, if it is one that is known without the schemas, which are loaded for every other one only. */
  readonly recognize?: ((answer: unknown) => ResponseBody<C> | undefined) | undefined;
}

type Deferrable = Call & { method: "GET"; access: "anyone" | "visitor" };

/** Defers a call. `path` is that of its definition, in the file which `load` imports. */
export const deferCall = <C extends Deferrable>(
  path: C["path"],
  load: () => Promise<C>,
  recognize?: DeferredCall<C>["recognize"],
): DeferredCall<C> => ({ method: "GET", path, access: "anyone", load, recognize });
