import type { Emulator } from "../../call/emulator.ts";
import { exportProject } from "../../import-export/export.ts";
import type { FirestoreRulesEvaluator } from "../../security-rules/firestore/firestore-rules-evaluator.ts";
import { areUsable, formatIssue, toIssueJson } from "../../security-rules/language/syntax/issue.ts";
import { Source } from "../../security-rules/language/syntax/source.ts";
import { invalidArgument, RpcError } from "../../shared/rpc-error.ts";
import { toRecord, toRecords, toText } from "../../shared/untyped-json.ts";
import { readBackgroundTrigger, readEventarcTrigger } from "../../triggers/trigger.ts";
import type { Triggers } from "../../triggers/triggers.ts";
import { decodeName } from "../../wire/names.ts";
import { parseJsonBody } from "./body.ts";
import { type HttpRequest, type HttpResponse, json, text } from "./response.ts";

/** The dependencies of the control endpoints. */
export interface ControlDeps {
  readonly emulator: Emulator;
  readonly triggers: Triggers;
  readonly rules: FirestoreRulesEvaluator;
  readonly shutDown: () => void;
}

type ControlHandler = (
  controls: ControlDeps,
  request: HttpRequest,
  match: RegExpExecArray,
) => HttpResponse | Promise<HttpResponse>;

const routes: readonly (readonly [method: string, path: RegExp, control: ControlHandler])[] = [
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

/** Handles a request to a control endpoint; undefined for other paths. */
export function handleControl(
  controls: ControlDeps,
  request: HttpRequest,
): Promise<HttpResponse> | HttpResponse | undefined {
  for (const [method, path, handle] of routes) {
    const match = request.method === method ? path.exec(request.path) : null;
    if (match) return handle(controls, request, match);
  }
  return undefined;
}

function reset({ emulator }: ControlDeps): HttpResponse {
  emulator.reset();
  return text("Resetting...\n");
}

function shutDown(controls: ControlDeps): HttpResponse {
  setImmediate(controls.shutDown);
  return text("Shutting down...\n");
}

/** What a project has read and written, and how many events of its triggers are not handled yet. */
function usage(
  { emulator, triggers }: ControlDeps,
  _request: HttpRequest,
  match: RegExpExecArray,
): HttpResponse {
  const project = match[1] ?? "";
  return json({ ...emulator.usage(project), pendingEvents: triggers.countPending(project) });
}

function ruleCoverage(): never {
  throw new RpcError("UNIMPLEMENTED", "Rule coverage is not offered by this emulator.");
}

/** Rules with errors are rejected, or returned as issues when `ignore_errors` is set; the previous rules stay active. */
function installRules({ rules }: ControlDeps, { body }: HttpRequest, match: RegExpExecArray): HttpResponse {
  const payload = toRecord(parseJsonBody(body));
  const [file] = toRecords(toRecord(payload["rules"])["files"]);
  const source = new Source(toText(file?.["content"]), toText(file?.["name"]) || undefined);
  const issues = rules.install(match[1] ?? "", source);
  if (!areUsable(issues) && payload["ignore_errors"] !== true) {
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    throw invalidArgument(
      ["Error compiling rules:", ...errors.map((issue) => formatIssue(source, issue))].join("\n"),
    );
  }
  return json(issues.length === 0 ? {} : { issues: issues.map((issue) => toIssueJson(source, issue)) });
}

function registerEventarc(
  { triggers }: ControlDeps,
  request: HttpRequest,
  match: RegExpExecArray,
): HttpResponse {
  const body = parseJsonBody(request.body);
  const key = request.query.get("eventarcTriggerId") ?? "";
  triggers.register(readEventarcTrigger(match[1] ?? "", key, body));
  return json(body);
}

function registerBackground(
  { triggers }: ControlDeps,
  request: HttpRequest,
  match: RegExpExecArray,
): HttpResponse {
  const key = decodeURIComponent(match[2] ?? "");
  triggers.register(readBackgroundTrigger(match[1] ?? "", key, parseJsonBody(request.body)));
  return json({});
}

async function exportTo(
  { emulator }: ControlDeps,
  { body }: HttpRequest,
  match: RegExpExecArray,
): Promise<HttpResponse> {
  const payload = toRecord(parseJsonBody(body));
  const directory = toText(payload["export_directory"]);
  const name = toText(payload["export_name"]);
  if (directory === "" || name === "") {
    throw invalidArgument("An export needs export_directory and export_name.");
  }
  await exportProject(emulator, match[1] ?? "", { directory, name });
  return json({});
}

function clear({ emulator }: ControlDeps, _request: HttpRequest, match: RegExpExecArray): HttpResponse {
  const { database, path } = decodeName(decodeURIComponent(match[1] ?? ""));
  emulator.databaseInstance(database).database.clear(path);
  return json({});
}
