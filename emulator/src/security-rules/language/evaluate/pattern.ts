import type { PatternSegment } from "../syntax/ast.ts";
import { createPath, type RuleValue } from "../values/value.ts";

/**
 * The path of the requested document. A query does not know the ids of its documents: such segments are undefined, and at `gap` any number
 * of segments may follow.
 */
export interface TargetPath {
  readonly segments: readonly (string | undefined)[];
  readonly gap?: number | undefined;
}

/** A whole pattern, from the service down. */
export interface Pattern {
  readonly segments: readonly PatternSegment[];
  /** How many segments `{x=**}` needs at least. */
  readonly minGlobSegments: 0 | 1;
}

/** The values of a pattern's variables in order; undefined where nobody can know it. */
export type Bindings = readonly (RuleValue | undefined)[];

/** The bindings with which a pattern covers the whole trail, whatever its unknown segments are. */
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
      // The last glob takes one segment more, and the rest is tried again.
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

/** Only a glob covers a gap of any size; what comes after it is counted from the end. */
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
