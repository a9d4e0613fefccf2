import { RE2JS } from "re2js";
import { checkLength, Fault } from "./fault.ts";

const mostCached = 500;
const cache = new Map<string, RE2JS>();

/** What is wrong with a regular expression, if RE2 refuses it. */
export function flawOf(pattern: string): string | undefined {
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

/** The parts between matches; empty ones at the end are left out. */
export function split(text: string, pattern: string): string[] {
  return run(() => compile(pattern).split(text));
}

/** Every match replaced; `$1` is what a group matched, `$0` the whole match. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  const groups = replacement.split("$").length - 1;
  checkLength((text.length + 1) * (replacement.length - groups) + groups * text.length);
  return run(() => compile(pattern).matcher(text).replaceAll(replacement, true));
}

function compile(pattern: string): RE2JS {
  const known = cache.get(pattern);
  if (known) return known;
  const compiled = RE2JS.compile(pattern);
  // The oldest goes: patterns are few, unless rules build them from data.
  const [oldest] = cache.size >= mostCached ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(pattern, compiled);
  return compiled;
}

function run<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (thrown) {
    throw new Fault(`Invalid regular expression: ${thrown instanceof Error ? thrown.message : thrown}`);
  }
}
