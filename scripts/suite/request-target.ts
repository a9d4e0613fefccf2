/** The target of a request as a path: without the slashes before it that make a host of its beginning; `/` when it is none. */
export function readableTarget(target: string): string {
  const path = target.replace(/^[/\\]+/, "/");
  return URL.canParse(path, "http://localhost") ? path : "/";
}

/** The host that a request names; `localhost` when it is none. */
export function readableHost(host: string): string {
  return URL.canParse(`http://${host}`) ? host : "localhost";
}
