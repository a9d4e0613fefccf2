import { invalidArgument } from "../../shared/rpc-error.ts";

/** Field names from the top level of a document down to a nested field. */
export type FieldPath = readonly string[];

const plainName = /^[A-Za-z_][A-Za-z_0-9]*$/;
const reservedName = /^__.*__$/s;
const maxNameBytes = 1500;

/** Parses `a.b.c`; names that are not plain identifiers are quoted in backticks. */
export function parseFieldPath(text: string): FieldPath {
  if (plainName.test(text)) return [text];
  const names: string[] = [];
  let at = 0;
  while (true) {
    const [name, end] = text[at] === "`" ? quotedName(text, at) : bareName(text, at);
    if (name === "") throw invalidArgument(`Invalid property path "${text}".`);
    names.push(name);
    if (end === text.length) return names;
    if (text[end] !== ".") throw invalidArgument(`Invalid property path "${text}".`);
    at = end + 1;
  }
}

function bareName(text: string, start: number): [string, number] {
  const dot = text.indexOf(".", start);
  const end = dot === -1 ? text.length : dot;
  const name = text.slice(start, end);
  if (!plainName.test(name)) throw invalidArgument(`Invalid property path "${text}".`);
  return [name, end];
}

function quotedName(text: string, start: number): [string, number] {
  let name = "";
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "`") return [name, at + 1];
    if (text[at] === "\\") at++;
    name += text[at] ?? "";
  }
  throw invalidArgument(`Invalid property path "${text}".`);
}

/** Formats a field path in the syntax that `parseFieldPath` reads. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (plainName.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, "\\$&")}\``))
    .join(".");
}

/** @throws RpcError INVALID_ARGUMENT for an empty, reserved or too long field name */
export function checkFieldName(name: string): void {
  if (name === "") throw invalidArgument("field name is empty");
  if (name.charCodeAt(0) === 95 && reservedName.test(name))
    throw invalidArgument(`field name ${name} is reserved`);
  if (name.length * 3 > maxNameBytes && Buffer.byteLength(name) > maxNameBytes) {
    throw invalidArgument(`field name is longer than ${maxNameBytes} bytes`);
  }
}

/** Whether the path is `__name__`, the document's own name, which queries can use like a field. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === "__name__";
}
