import type { Call, Request } from "@halkopiha/domain/contract/call.ts";
import type { CallName, table } from "@halkopiha/domain/contract/table.ts";
import type { Client } from "../api.ts";

/** A call to make: the client and the request. */
export interface Attempt<C extends Call = Call> {
  as: Client;
  request: Request<C>;
}

/** A field with an invalid value; the error names the field. */
export interface InvalidField {
  field: string;
  value: unknown;
}

/** The part of an example that does not depend on the call. */
export interface AnyCallExample {
  /** Prepares a call that succeeds. */
  arrange: () => Promise<Attempt>;
  invalidBodyField?: InvalidField;
  invalidQueryField?: InvalidField;
  /** Status of the response to an id that does not exist; 404 when absent. */
  unknownId?: number;
  /** Deletes data that would disturb other tests. */
  cleanUp?: () => Promise<unknown>;
}

/** The example of a specific call: a call with a body or a query must give an invalid field of it. */
export type CallExample<C extends Call> = AnyCallExample & {
  arrange: () => Promise<Attempt<C>>;
} & (C extends Record<"body", object> ? { invalidBodyField: InvalidField } : unknown) &
  (C extends Record<"query", object> ? { invalidQueryField: InvalidField } : unknown);

/** One example per call of the contract: a call without an example does not compile. */
export type CallExamples = { readonly [Name in CallName]: CallExample<(typeof table)[Name]> };
