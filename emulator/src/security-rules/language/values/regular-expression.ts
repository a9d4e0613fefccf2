import { RE2JS } from "re2js";
import { checkLength, EvaluationError } from "./evaluation-error.ts";

const maxCached = 500;
const cache = new Map<string, RE2JS>();

/** RE2's error message for an invalid regular expression, or undefined. */
export function findPatternError(pattern: string): string | undefined {
  try {
    compile(pattern);
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Whether the whole text matches. */
export function matches(text: string, pattern: string): boolean {
  return run(() => compile(pattern).matches(text));
}

/** Splits at the matches that are not empty, because an empty match separates nothing; empty parts at the end are left out. */
export function split(text: string, pattern: string): string[] {
  return run(() => {
    const matcher = compile(pattern).matcher(text);
    const parts: string[] = [];
    let end = 0;
    while (matcher.find()) {
      if (matcher.end() === matcher.start()) continue;
      parts.push(text.slice(end, matcher.start()));
      end = matcher.end();
    }
    if (end === 0) return [text];
    const last = [...parts, text.slice(end)].findLastIndex((part) => part !== "");
    return [...parts, text.slice(end)].slice(0, last + 1);
  });
}

/** Replaces every match; `$1` inserts the text of a group, `$0` the whole match. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  const groups = replacement.split("$").length - 1;
  checkLength((text.length + 1) * (replacement.length - groups) + groups * text.length);
  return run(() => compile(pattern).matcher(text).replaceAll(replacement, true));
}

function compile(pattern: string): RE2JS {
  const known = cache.get(pattern);
  if (known) return known;
  const compiled = RE2JS.compile(pattern);
  // Evict the oldest entry: there are few patterns, unless rules build them from data.
  const [oldest] = cache.size >= maxCached ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(pattern, compiled);
  return compiled;
}

function run<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (thrown) {
    throw new EvaluationError(
      `Invalid regular expression: ${thrown instanceof Error ? thrown.message : thrown}`,
    );
  }
}
