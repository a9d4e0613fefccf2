import type { Access, Call, Input, ResponseInput } from "@halkopiha/domain/contract/call.ts";
import type { Caller } from "./request/caller.ts";

/** A handler's context besides the parsed request: the caller or the visitor, depending on the access of the call. */
type Identity<A extends Access> = A extends "anyone"
  ? {
      /** Finds the logged-in user on demand; null without a login. Not for publicly cached responses. */
      findCaller: () => Promise<Caller | null>;
    }
  : A extends "visitor"
    ? { visitor: string }
    : { caller: Caller };

type Context<C extends Call> = Input<C> &
  Identity<C["access"]> & {
    /** The network address of the call; used only for rate limits, and shown to root. */
    address: string;
    /** Keeps the answer out of the CDN, because it names what does not exist, of which anybody can invent any number. */
    leaveUncached: () => void;
    /** The User-Agent; used only for the user's own list of devices. */
    userAgent: string | undefined;
  };

type Handler<C extends Call> = (context: Context<C>) => ResponseInput<C> | Promise<ResponseInput<C>>;

/** A call of the contract with its handler. */
export interface RouteHandler<C extends Call = Call> {
  call: C;
  /** Runs the handler. `context` must be the request parsed by the schemas and access of the call. */
  run: (context: unknown) => unknown;
}

/** Binds a handler to its call of the contract. Handlers throw AppError to reject a call. */
export function defineHandler<C extends Call>(call: C, handler: Handler<C>): RouteHandler<C> {
  return { call, run: (context) => handler(context as Context<C>) };
}
