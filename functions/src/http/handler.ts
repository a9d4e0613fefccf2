import type { Access, AnswerInput, Call, Input } from "@halkopiha/domain/contract/call.ts";
import type { Caller } from "./caller.ts";

/** What a handler knows besides the parsed request: who is logged in, or which visitor it is, as far as the row asks. */
type Identity<A extends Access> = A extends "anyone"
  ? {
      /** Who is logged in, found out when asked; null for everyone else. Never for answers that are cached for all. */
      findCaller: () => Promise<Caller | null>;
    }
  : A extends "visitor"
    ? { visitor: string }
    : { caller: Caller };

type Context<Row extends Call> = Input<Row> &
  Identity<Row["access"]> & {
    /** The network address that the call came from; for counting only. */
    address: string;
  };

type Handler<Row extends Call> = (context: Context<Row>) => AnswerInput<Row> | Promise<AnswerInput<Row>>;

/** A row of the contract together with what answers it. */
export interface RouteHandler<Row extends Call = Call> {
  row: Row;
  /** Runs the handler. `context` must be what the row's own schemas and access made of the request. */
  run: (context: unknown) => unknown;
}

/** Binds a handler to its row of the contract. Handlers throw AppError to reject a call. */
export function defineHandler<Row extends Call>(row: Row, handler: Handler<Row>): RouteHandler<Row> {
  return { row, run: (context) => handler(context as Context<Row>) };
}
