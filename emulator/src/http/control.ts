import type { Emulator } from "../emulator.ts";
import { Failure, invalid } from "../failure.ts";
import type { RulesJudge } from "../judging/rules-judge.ts";
import { areUsable, describeIssue, formatIssue } from "../rules/issue.ts";
import { Source } from "../rules/source.ts";
import { exportProject } from "../transfer/export.ts";
import { readBackgroundTrigger, readEventarcTrigger } from "../triggers/trigger.ts";
import type { Triggers } from "../triggers/triggers.ts";
import { recordOf, recordsOf, textOf } from "../untyped.ts";
import { readName } from "../wire/names.ts";
import { type HttpAnswer, type HttpRequest, json, text } from "./answer.ts";
import { parse } from "./body.ts";

/** What the control endpoints act on. */
export interface Controls {
  readonly emulator: Emulator;
  readonly triggers: Triggers;
  readonly rules: RulesJudge;
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
  ["PUT", /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/, installRules],
  ["POST", /^\/emulator\/v1\/projects\/([^/:]+):export$/, exportTo],
  ["GET", /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage(\.html)?$/, ruleCoverage],
  ["DELETE", /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents.*)$/, clear],
  ["POST", /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/, registerEventarc],
  ["PUT", /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/, registerBackground],
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

/** Rules with errors are refused, or only told of on demand; either way the previous ones stay in force. */
function installRules({ rules }: Controls, { body }: HttpRequest, match: RegExpExecArray): HttpAnswer {
  const wish = recordOf(parse(body));
  const [file] = recordsOf(recordOf(wish["rules"])["files"]);
  const source = new Source(textOf(file?.["content"]), textOf(file?.["name"]) || undefined);
  const issues = rules.install(match[1] ?? "", source);
  if (!areUsable(issues) && wish["ignore_errors"] !== true) {
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    throw invalid(
      ["Error compiling rules:", ...errors.map((issue) => formatIssue(source, issue))].join("\n"),
    );
  }
  return json(issues.length === 0 ? {} : { issues: issues.map((issue) => describeIssue(source, issue)) });
}

function registerEventarc({ triggers }: Controls, request: HttpRequest, match: RegExpExecArray): HttpAnswer {
  const body = parse(request.body);
  const key = request.query.get("eventarcTriggerId") ?? "";
  triggers.register(readEventarcTrigger(match[1] ?? "", key, body));
  return json(body);
}

function registerBackground(
  { triggers }: Controls,
  request: HttpRequest,
  match: RegExpExecArray,
): HttpAnswer {
  const key = decodeURIComponent(match[2] ?? "");
  triggers.register(readBackgroundTrigger(match[1] ?? "", key, parse(request.body)));
  return json({});
}

async function exportTo(
  { emulator }: Controls,
  { body }: HttpRequest,
  match: RegExpExecArray,
): Promise<HttpAnswer> {
  const wish = recordOf(parse(body));
  const directory = textOf(wish["export_directory"]);
  const name = textOf(wish["export_name"]);
  if (directory === "" || name === "") {
    throw invalid("An export needs export_directory and export_name.");
  }
  await exportProject(emulator, match[1] ?? "", { directory, name });
  return json({});
}

function clear({ emulator }: Controls, _request: HttpRequest, match: RegExpExecArray): HttpAnswer {
  const { database, path } = readName(decodeURIComponent(match[1] ?? ""));
  emulator.store(database).database.clear(path);
  return json({});
}
