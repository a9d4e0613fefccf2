/** Appends a query string to a path; undefined and empty values are omitted. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return path + (search && `?${search}`);
}
