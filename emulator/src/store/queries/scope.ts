import { collectionIdOf } from "../documents/document.ts";
import { isBelow, keyOf, type Path } from "../documents/path.ts";

/** The documents that a query covers: one collection, all collections of one id below a parent, or everything below the parent. */
export interface Scope {
  readonly parent: Path;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
}

/** Whether the scope contains a document with this path. */
export function isInScope(scope: Scope, path: Path): boolean {
  if (!isBelow(path, scope.parent)) return false;
  if (scope.collectionId !== undefined && collectionIdOf(path) !== scope.collectionId) return false;
  return scope.allDescendants || path.length === scope.parent.length + 2;
}

/** The key of the scope's collection, or undefined when the scope covers several. */
export function collectionKey(scope: Scope): string | undefined {
  if (scope.allDescendants || scope.collectionId === undefined) return undefined;
  return keyOf([...scope.parent, scope.collectionId]);
}
