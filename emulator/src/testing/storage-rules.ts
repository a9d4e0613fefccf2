import { type Message, StorageRulesRuntime } from "../security-rules/storage/runtime.ts";

/**
 * Sends lines to a new runtime.
 * @returns the runtime's messages
 */
export function exchangeMessages(...lines: unknown[]): Message[] {
  const sent: Message[] = [];
  const rules = new StorageRulesRuntime((message) => sent.push(message));
  rules.start();
  for (const line of lines) rules.receive(typeof line === "string" ? line : JSON.stringify(line));
  return sent;
}

export const load = (content: string, rulesetName = "0", id = 0) => ({
  action: "load_ruleset",
  context: { rulesetName, source: { files: [{ name: "storage.rules", content }] } },
  id,
});
/** Rules for the files of any bucket. */
export const bucket = (text: string, version = 2) => `rules_version = '${version}';
service firebase.storage { match /b/{bucket}/o { ${text} } }`;
export const mapValue = (fields: object) => ({ map_value: { fields } });
export const nothing = { null_value: null };

export interface VerifyOptions {
  readonly method?: string;
  readonly path?: string;
  readonly resource?: object;
  readonly request?: object;
  readonly rulesetName?: string;
}

export const verify = (asked: VerifyOptions = {}, id = 7) => {
  const {
    method = "get",
    path = "/b/B/o/a/b.png",
    resource = nothing,
    request = {},
    rulesetName = "0",
  } = asked;
  const segments = path
    .split("/")
    .slice(1)
    .map((simple) => ({ simple }));
  const fields = {
    path: { path_value: { segments } },
    time: { timestamp_value: "2026-11-20T12:00:00.123Z" },
    ...{ resource: nothing, auth: nothing, ...request },
  };
  const variables = { resource, request: mapValue(fields) };
  const context = { rulesetName, service: "firebase.storage", path, method, delimiter: "/", variables };
  return { action: "verify", context, id };
};

/**
 * Evaluates rules for one access check.
 * @returns the result message
 * @throws Error with the errors that the runtime reports
 */
export function permits(rules: string, asked: VerifyOptions = {}): unknown {
  const { errors = [], result } = exchangeMessages(load(rules), verify(asked)).at(-1) ?? {};
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return result;
}
