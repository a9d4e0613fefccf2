import { toRecord, toRecords, toText } from "../../shared/untyped-json.ts";
import { compile } from "../language/compile/compile.ts";
import type { Ruleset } from "../language/evaluate/ruleset.ts";
import type { Issue } from "../language/syntax/issue.ts";
import { Source } from "../language/syntax/source.ts";
import type { PathValue } from "../language/values/value.ts";
import { readDocument } from "./protocol-values.ts";
import { Verification } from "./verification.ts";

/** A message that the runtime sends, one per line. */
export interface Message {
  readonly id: number;
  readonly status: "ok";
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly result?: object;
  readonly server_request_id?: number;
  readonly action?: string;
  readonly context?: object;
}

/** A verification that waits for a Firestore document. */
interface PendingVerification {
  readonly verification: Verification;
  readonly path: PathValue;
}

/** Implements the line protocol of the Storage rules runtime. */
export class StorageRulesRuntime {
  readonly #send: (message: Message) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #pending = new Map<number, PendingVerification>();

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** Sends the message that firebase-tools waits for. */
  start(): void {
    this.#send({ id: -1, status: "ok" });
  }

  receive(line: string): void {
    const message = toRecord(parse(line));
    const { id, action } = message;
    // An unreadable line contains no request id, so there is nothing to respond to.
    if (typeof id !== "number") return;
    // Report every error in `errors`: with another status than "ok" firebase-tools would wait for ever.
    try {
      if (action === undefined) this.#resume(id, message);
      else this.#handleAction(id, toText(action), toRecord(message["context"]));
    } catch (thrown) {
      this.#answer(id, { permit: false }, [thrown instanceof Error ? thrown.message : String(thrown)]);
    }
  }

  #handleAction(id: number, action: string, context: Record<string, unknown>): void {
    const rulesetName = String(context["rulesetName"] ?? "");
    if (action === "load_ruleset") this.#load(id, rulesetName, context["source"]);
    else if (action === "verify") this.#verify(id, rulesetName, context);
    else this.#answer(id, {}, [`The action ${action} is not implemented.`]);
  }

  #load(id: number, rulesetName: string, files: unknown): void {
    const [file] = toRecords(toRecord(files)["files"]);
    const source = new Source(toText(file?.["content"]), toText(file?.["name"]));
    const { issues, ruleset } = compile(source);
    if (ruleset) this.#rulesets.set(rulesetName, ruleset);
    const formatIssues = (severity: Issue["severity"]) => {
      return issues.filter((issue) => issue.severity === severity).map((issue) => toIssueText(source, issue));
    };
    this.#answer(
      id,
      ruleset ? { rulesVersion: Number(ruleset.version) } : {},
      formatIssues("ERROR"),
      formatIssues("WARNING"),
    );
  }

  #verify(id: number, rulesetName: string, context: Record<string, unknown>): void {
    const ruleset = this.#rulesets.get(rulesetName);
    if (!ruleset) throw new Error(`There is no ruleset ${rulesetName}.`);
    this.#continue(id, new Verification(ruleset, context));
  }

  /** Continues a verification with the document that firebase-tools has fetched. */
  #resume(id: number, answer: Record<string, unknown>): void {
    const open = this.#pending.get(id);
    if (!open) return;
    this.#pending.delete(id);
    open.verification.addDocument(
      open.path,
      answer["status"] === "ok" ? readDocument(answer["result"]) : null,
    );
    this.#continue(id, open.verification);
  }

  #continue(id: number, verification: Verification): void {
    const step = verification.step();
    if (step.kind === "verdict") {
      this.#answer(id, { permit: step.permit });
      return;
    }
    this.#pending.set(id, { verification, path: step.path });
    const path = step.path.segments.map((segment) => `/${encodeURIComponent(segment)}`).join("");
    const question = { server_request_id: id, action: "fetch_firestore_document", context: { path } };
    this.#send({ id, status: "ok", ...question });
  }

  #answer(
    id: number,
    result: object,
    errors: readonly string[] = [],
    warnings: readonly string[] = [],
  ): void {
    this.#send({ id, status: "ok", errors, warnings, result });
  }
}

/** Formats an issue as the JSON text that firebase-tools parses for its output. */
function toIssueText(source: Source, { description, span }: Issue): string {
  const { line, column } = source.positionAt(span.start);
  return JSON.stringify({
    description_: description,
    sourcePosition_: { fileName_: source.name, line_: line, column_: column },
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
