/** The decoded segment of a path; null for one that is no UTF-8. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const split = (path: string) => path.split("/").filter(Boolean);

/** The parameters of a path pattern with `:name`, as a path has them; null when the path does not match. */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const [names, segments] = [split(pattern), split(pathname)];
  if (names.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = decode(segments[index] ?? "");
    if (value === null || (!name.startsWith(":") && name !== value)) return null;
    if (name.startsWith(":")) params[name.slice(1)] = value;
  }
  return params;
}
