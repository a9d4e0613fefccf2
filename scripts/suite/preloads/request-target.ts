import { repairPercentEncoding } from "@halkopiha/domain/percent-encoding.ts";

/**
 * A request target as a path that can be decoded: leading slashes, which would turn its start into a host, are reduced to one; `/` when it
 * is invalid.
 */
export function readableTarget(target: string): string {
  const path = repairPercentEncoding(target.replace(/^[/\\]+/, "/"));
  return URL.canParse(path, "http://localhost") ? path : "/";
}

/** The host of a request; `localhost` when it is invalid. */
export function readableHost(host: string): string {
  return URL.canParse(`http://${host}`) ? host : "localhost";
}
