/** A line that the runtime sends. */
export interface Message {
  readonly id: number;
  readonly status: "ok";
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly result?: object;
}

/** Speaks the line protocol of the Storage rules runtime. It has no rules engine: it permits nothing. */
export class StorageRules {
  readonly #send: (message: Message) => void;
  readonly #rulesets = new Set<string>();

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** firebase-tools waits for this line. */
  start(): void {
    this.#send({ id: -1, status: "ok" });
  }

  receive(line: string): void {
    const request = readRequest(line);
    // An unreadable line names no request that an answer could belong to.
    if (!request) return;
    const { id, action, rulesetName } = request;
    if (action === "load_ruleset") this.#load(id, rulesetName);
    else if (action === "verify") this.#verify(id, rulesetName);
    else this.#answer(id, {}, [`The action ${action} is not implemented.`]);
  }

  #load(id: number, rulesetName: string): void {
    this.#rulesets.add(rulesetName);
    this.#answer(id, { rulesVersion: 2 });
  }

  #verify(id: number, rulesetName: string): void {
    const known = this.#rulesets.has(rulesetName);
    this.#answer(id, { permit: false }, known ? [] : [`There is no ruleset ${rulesetName}.`]);
  }

  // Another status than "ok" would leave firebase-tools waiting for ever: failures go into `errors`.
  #answer(id: number, result: object, errors: readonly string[] = []): void {
    this.#send({ id, status: "ok", errors, warnings: [], result });
  }
}

interface Request {
  readonly id: number;
  readonly action: string;
  readonly rulesetName: string;
}

function readRequest(line: string): Request | undefined {
  const message = parse(line);
  if (!isRecord(message)) return undefined;
  const { id, action, context } = message;
  if (typeof id !== "number" || typeof action !== "string") return undefined;
  const rulesetName = isRecord(context) ? context["rulesetName"] : undefined;
  return { id, action, rulesetName: String(rulesetName ?? "") };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
