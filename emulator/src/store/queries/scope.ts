import { collectionIdOf } from "../documents/document.ts";
import { isBelow, keyOf, type Path } from "../documents/path.ts";

/** Where a query looks: one collection, all of one id below a parent, or everything below it. */
export interface Scope {
  readonly parent: Path;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
}

/** Whether a document with this path is one that the query looks at. */
export function isInScope(scope: Scope, path: Path): boolean {
  if (!isBelow(path, scope.parent)) return false;
  if (scope.collectionId !== undefined && collectionIdOf(path) !== scope.collectionId) return false;
  return scope.allDescendants || path.length === scope.parent.length + 2;
}

/** The path of the one collection, when the scope is one. */
export function collectionKey(scope: Scope): string | undefined {
  if (scope.allDescendants || scope.collectionId === undefined) return undefined;
  return keyOf([...scope.parent, scope.collectionId]);
}
