import type { CallName, table } from "@halkopiha/domain/contract/table.ts";
import type { Call, Request } from "@halkopiha/domain/contract.ts";
import type { Client } from "../api.ts";

/** A call as it is to be made: by whom, and with what. */
export interface Attempt<Row extends Call = Call> {
  as: Client;
  request: Request<Row>;
}

/** A field with a value that is refused by its name. */
export interface Fault {
  field: string;
  value: unknown;
}

/** What the walk over the contract needs to know of any row. */
export interface AnyWalk {
  /** Sets the stage for a call that succeeds. */
  stage: () => Promise<Attempt>;
  faultInBody?: Fault;
  faultInQuery?: Fault;
  /** What an id that does not exist is answered with; 404 when absent. */
  unknownId?: number;
  /** Takes back what others would stumble over. */
  tidy?: () => Promise<unknown>;
}

/** What the walk needs to know of this row: a row with a body or a query has to say what is refused. */
export type Walk<Row extends Call> = AnyWalk & { stage: () => Promise<Attempt<Row>> } & (Row extends Record<
    "body",
    object
  >
    ? { faultInBody: Fault }
    : unknown) &
  (Row extends Record<"query", object> ? { faultInQuery: Fault } : unknown);

/** A walk for every row of the contract: a row without one does not compile. */
export type Walks = { readonly [Name in CallName]: Walk<(typeof table)[Name]> };
