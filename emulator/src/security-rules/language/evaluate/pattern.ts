import type { PatternSegment } from "../syntax/ast.ts";
import { createPath, type RuleValue } from "../values/value.ts";

/**
 * The path of the requested document. A query does not determine the ids of its documents: such segments are undefined, and at `gap` any
 * number of further segments may follow.
 */
export interface TargetPath {
  readonly segments: readonly (string | undefined)[];
  readonly gap?: number | undefined;
}

/** The full pattern of a match block, including those of the enclosing blocks. */
export interface Pattern {
  readonly segments: readonly PatternSegment[];
  /** The minimum number of segments that `{x=**}` matches. */
  readonly minGlobSegments: 0 | 1;
}

/** The values of a pattern's variables in order; undefined for those that a query does not determine. */
export type Bindings = readonly (RuleValue | undefined)[];

/**
 * Matches a pattern with the whole path, whatever the undefined segments are.
 * @returns the bindings, or undefined when the pattern does not match
 */
export function matchPattern(pattern: Pattern, trail: TargetPath): Bindings | undefined {
  return trail.gap === undefined
    ? matchSegments(pattern, trail.segments)
    : matchAcrossGap(pattern, trail.segments, trail.gap);
}

type Segments = TargetPath["segments"];

function matchSegments({ segments, minGlobSegments }: Pattern, trail: Segments): Bindings | undefined {
  const starts: number[] = [];
  let at = 0;
  let glob: { index: number; at: number } | undefined;
  for (let index = 0; index < segments.length || at < trail.length; ) {
    const segment = segments[index];
    starts[index] = at;
    if (segment?.kind === "glob") {
      at += minGlobSegments;
      glob = { index, at };
      index++;
    } else if (segment && at < trail.length && covers(segment, trail[at])) {
      index++;
      at++;
    } else if (glob && glob.at < trail.length) {
      // Backtrack: the last glob takes one more segment, and the segments after it are matched again.
      glob.at++;
      at = glob.at;
      index = glob.index + 1;
    } else return undefined;
  }
  if (at > trail.length) return undefined;
  starts[segments.length] = at;
  return segments.flatMap((segment, index) => {
    if (segment.kind === "text") return [];
    const part = trail.slice(starts[index], starts[index + 1]);
    return [segment.kind === "one" ? part[0] : pathIfKnown(part)];
  });
}

function covers(segment: PatternSegment, name: string | undefined): boolean {
  return segment.kind === "text" ? segment.text === name : segment.kind === "one";
}

function pathIfKnown(segments: Segments): RuleValue | undefined {
  const known = segments.filter((segment) => segment !== undefined);
  return known.length === segments.length ? createPath(known) : undefined;
}

/** Matches a path with a gap: only a glob covers a gap of any size, and the segments after the glob are matched from the end. */
function matchAcrossGap(
  { segments, minGlobSegments }: Pattern,
  trail: Segments,
  gap: number,
): Bindings | undefined {
  const globAt = segments.findIndex(({ kind }) => kind === "glob");
  const before = segments.slice(0, globAt);
  const after = segments.slice(globAt + 1);
  if (globAt === -1 || globAt > gap || after.some(({ kind }) => kind === "glob")) return undefined;
  if (before.length + after.length + minGlobSegments > trail.length) return undefined;
  const knownAfter = trail.length - gap;
  const covered =
    before.every((segment, index) => covers(segment, trail[index])) &&
    after.every((segment, index) => {
      const fromEnd = after.length - index;
      return covers(segment, fromEnd <= knownAfter ? trail[trail.length - fromEnd] : undefined);
    });
  if (!covered) return undefined;
  return [
    ...before.flatMap((segment, index) => (segment.kind === "one" ? [trail[index]] : [])),
    ...[undefined],
    ...after.flatMap(({ kind }) => (kind === "text" ? [] : [undefined])),
  ];
}
