/** A place in the code, as a line of a stack names it. */
export interface StackFrame {
  /** Name of the function; empty when it has none. */
  name: string;
  /** Name of the file, without its folder: `cart-9fKd02_a.js`. */
  file: string;
  line: number;
  column: number;
}

/** Maximum number of lines of a stored stack. */
const maxFrames = 10;
/** Length of a stack from which on it is not read. */
const maxRead = 20_000;

/** File, line and column at the end of a line of V8, SpiderMonkey or JavaScriptCore. */
const place = /([\w.$-]{1,80}\.[cm]?[jt]sx?)(?:\?[^\s:()]*)?:(\d{1,6}):(\d{1,8})\)?$/;
/** `at async name (` of V8; `name@` of the others. */
const functionName =
  /^(?:at (?:async |new )*([A-Za-z_$][\w$.]{0,59}) (?:\[as [^\]]*\] )?\(|([A-Za-z_$][\w$.]{0,59})@)/;

/** A name is written by whoever sends it, so it has no long digits. */
const withoutNumbers = (name: string) => name.replace(/\d{4,}/g, "0");

function parseFrame(text: string): StackFrame | null {
  const line = text.trim();
  const at = place.exec(line);
  if (!at) return null;
  const [, v8, other] = functionName.exec(line) ?? [];
  const [, file = "", row, column] = at;
  return {
    name: withoutNumbers(v8 ?? other ?? ""),
    file: withoutNumbers(file),
    line: Number(row),
    column: Number(column),
  };
}

/** The places of a stack, the innermost first. All else, such as the message and the URLs, is left out. */
export function parseFrames(stack: string): StackFrame[] {
  return stack
    .slice(0, maxRead)
    .split("\n")
    .map(parseFrame)
    .filter((frame) => frame !== null)
    .slice(0, maxFrames);
}

const formatFrame = ({ name, file, line, column }: StackFrame) =>
  name ? `at ${name} (${file}:${line}:${column})` : `at ${file}:${line}:${column}`;

/** Maximum length of a stored stack: ten lines, each with the longest names. */
export const maxErrorStack = 2000;

/** A stack that has places of the code only. Scrubbing a scrubbed stack changes nothing. */
export function scrubStack(stack: string): string {
  return parseFrames(stack).map(formatFrame).join("\n").slice(0, maxErrorStack);
}

/** Number of places by which errors are told apart. */
const maxCompared = 3;

/** The first places of a stack, equal for errors of the same cause in the same release; browsers name functions differently. */
export function toComparedFrames(stack: string): string[] {
  return parseFrames(stack)
    .slice(0, maxCompared)
    .map(({ file, line, column }) => `${file}:${line}:${column}`);
}
