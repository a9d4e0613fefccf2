import { invalidArgument } from "../shared/rpc-error.ts";

/** The standard edition has no pipelines. */
export function executePipeline(): never {
  throw invalidArgument("ExecutePipeline is only supported by databases of the enterprise edition.");
}
