import type { Request } from "@halkopiha/domain/contract/call.ts";
import type { CallName, table } from "@halkopiha/domain/contract/table.ts";
import type { SessionUser } from "../session/session.ts";

// Without schemas, because the script that prefetches answers needs the requests too.

/** Who opens a page, and by which address. */
export interface Visit {
  /** The parameters in the path of the page. */
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  /** Undefined for a visitor who is not logged in. */
  user?: SessionUser | undefined;
}

/** Where the answer has the image that is the largest element of the page, and how wide it is shown. */
interface PageImage {
  at: readonly string[];
  sizes: string;
}

/** A request that a page cannot be shown without. */
export interface PageRequest {
  call: CallName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  image?: PageImage;
}

/** A request of a call, for the page's loader and for the script that prefetches its answer. */
export const pageRequest = <Name extends CallName, const Parts extends Pick<PageRequest, "params" | "query">>(
  call: Name,
  parts: Parts & Request<(typeof table)[Name]>,
): Parts & { call: Name } => ({ ...parts, call });
