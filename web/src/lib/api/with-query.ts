/** A path with what is asked for; what is empty is left out. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return path + (search && `?${search}`);
}
