import type { Call, Request } from "@halkopiha/domain/contract/call.ts";
import type { CallName, table } from "@halkopiha/domain/contract/table.ts";
import type { Client } from "../api.ts";

/** A call as it is to be made: by whom, and with what. */
export interface Attempt<Row extends Call = Call> {
  as: Client;
  request: Request<Row>;
}

/** A field with a value that is refused by its name. */
export interface InvalidField {
  field: string;
  value: unknown;
}

/** What the example over the contract needs to know of any row. */
export interface AnyCallExample {
  /** Sets the arrange for a call that succeeds. */
  arrange: () => Promise<Attempt>;
  invalidBodyField?: InvalidField;
  invalidQueryField?: InvalidField;
  /** What an id that does not exist is answered with; 404 when absent. */
  unknownId?: number;
  /** Takes back what others would stumble over. */
  cleanUp?: () => Promise<unknown>;
}

/** What the example needs to know of this row: a row with a body or a query has to say what is refused. */
export type CallExample<Row extends Call> = AnyCallExample & {
  arrange: () => Promise<Attempt<Row>>;
} & (Row extends Record<"body", object> ? { invalidBodyField: InvalidField } : unknown) &
  (Row extends Record<"query", object> ? { invalidQueryField: InvalidField } : unknown);

/** A example for every row of the contract: a row without one does not compile. */
export type CallExamples = { readonly [Name in CallName]: CallExample<(typeof table)[Name]> };
