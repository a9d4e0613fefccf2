import type { Path } from "../store/documents/path.ts";

/** Compiles `orders/{id}` or `users/{uid}/{rest=**}` into a predicate for paths. */
export function compilePattern(pattern: string): (path: Path) => boolean {
  const segments = pattern.split("/").filter((segment) => segment !== "");
  return (path) => matches(segments, path);
}

function matches(segments: readonly string[], path: Path): boolean {
  const [segment, ...rest] = segments;
  if (segment === undefined) return path.length === 0;
  if (/^\{[^}]*=\*\*\}$/.test(segment)) {
    return path.some((_, index) => matches(rest, path.slice(index))) || matches(rest, []);
  }
  const [id, ...below] = path;
  if (id === undefined) return false;
  const wild = /^\{[^}]*\}$/.test(segment);
  return (wild || segment === id) && matches(rest, below);
}
