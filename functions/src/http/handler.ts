import type { Access, AnswerInput, Call, Input } from "@halkopiha/domain/contract/call.ts";
import type { Caller } from "./caller.ts";

/** A handler's context besides the parsed request: the caller or the visitor, depending on the row's access. */
type Identity<A extends Access> = A extends "anyone"
  ? {
      /** Finds the logged-in user on demand; null without a login. Not for publicly cached responses. */
      findCaller: () => Promise<Caller | null>;
    }
  : A extends "visitor"
    ? { visitor: string }
    : { caller: Caller };

type Context<Row extends Call> = Input<Row> &
  Identity<Row["access"]> & {
    /** The network address of the call; used only for rate limits. */
    address: string;
  };

type Handler<Row extends Call> = (context: Context<Row>) => AnswerInput<Row> | Promise<AnswerInput<Row>>;

/** A row of the contract with its handler. */
export interface RouteHandler<Row extends Call = Call> {
  row: Row;
  /** Runs the handler. `context` must be the request parsed by the row's own schemas and access. */
  run: (context: unknown) => unknown;
}

/** Binds a handler to its row of the contract. Handlers throw AppError to reject a call. */
export function defineHandler<Row extends Call>(row: Row, handler: Handler<Row>): RouteHandler<Row> {
  return { row, run: (context) => handler(context as Context<Row>) };
}
