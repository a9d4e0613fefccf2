import type { Emulator } from "../emulator.ts";
import { Failure, invalid } from "../failure.ts";
import { readName } from "../wire/names.ts";
import { type HttpAnswer, type HttpRequest, json, text } from "./answer.ts";

/** What the control endpoints act on. */
export interface Controls {
  readonly emulator: Emulator;
  readonly shutDown: () => void;
}

type Control = (
  controls: Controls,
  request: HttpRequest,
  match: RegExpExecArray,
) => HttpAnswer | Promise<HttpAnswer>;

const routes: readonly (readonly [method: string, path: RegExp, control: Control])[] = [
  ["GET", /^\/$/, () => text("Ok\n")],
  ["POST", /^\/reset$/, reset],
  ["POST", /^\/shutdown$/, shutDown],
  ["GET", /^\/emulator\/v1\/projects\/([^/]+)\/usage$/, usage],
  ["PUT", /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/, () => json({})],
  ["GET", /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage(\.html)?$/, ruleCoverage],
  ["DELETE", /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents.*)$/, clear],
  [
    "POST",
    /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
    (_controls, { body }) => json(parse(body)),
  ],
  ["PUT", /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/, () => json({})],
];

/** Answers a control endpoint, or nothing when the path is none. */
export function control(
  controls: Controls,
  request: HttpRequest,
): Promise<HttpAnswer> | HttpAnswer | undefined {
  for (const [method, path, act] of routes) {
    const match = request.method === method ? path.exec(request.path) : null;
    if (match) return act(controls, request, match);
  }
  return undefined;
}

/** Reads a body as JSON, whatever its content type says; an empty one is an empty object. */
export function parse(body: string): unknown {
  try {
    return body.trim() === "" ? {} : JSON.parse(body);
  } catch {
    throw invalid("The body is not JSON.");
  }
}

function reset({ emulator }: Controls): HttpAnswer {
  emulator.reset();
  return text("Resetting...\n");
}

function shutDown(controls: Controls): HttpAnswer {
  setImmediate(controls.shutDown);
  return text("Shutting down...\n");
}

function usage({ emulator }: Controls, _request: HttpRequest, match: RegExpExecArray): HttpAnswer {
  return json(emulator.usage(match[1] ?? ""));
}

function ruleCoverage(): never {
  throw new Failure("UNIMPLEMENTED", "Rule coverage is not offered by this emulator.");
}

function clear({ emulator }: Controls, _request: HttpRequest, match: RegExpExecArray): HttpAnswer {
  const { database, path } = readName(decodeURIComponent(match[1] ?? ""));
  emulator.store(database).database.clear(path);
  return json({});
}
