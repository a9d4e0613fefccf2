import type { Caller } from "../call/caller.ts";
import type { Change, StoredDocument } from "../store/documents/document.ts";
import { encodeDocument } from "../wire/documents.ts";
import { toJson } from "../wire/json.ts";
import { formatTimestamp } from "../wire/json-time.ts";
import { encodeName, parseDatabaseName } from "../wire/names.ts";
import { encodeTimestamp } from "../wire/time.ts";
import { changedPaths } from "./changed-paths.ts";
import type { Trigger } from "./trigger.ts";

/** A document change for one trigger. */
export interface TriggerEvent {
  readonly id: string;
  readonly trigger: Trigger;
  readonly change: Change;
  readonly time: bigint;
  readonly caller: Caller;
}

/** A request to the Functions emulator. */
export interface EventRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The region in the `ce-location` header of events. */
const location = "europe-north1";

/** The request that delivers an event to its function. */
export function eventRequest(occurrence: TriggerEvent): EventRequest {
  const { key, project, generation } = occurrence.trigger;
  return {
    path: `/functions/projects/${project}/triggers/${key}`,
    ...(generation === 2 ? cloudEvent(occurrence) : backgroundEvent(occurrence)),
  };
}

function cloudEvent({ id, trigger, change, time, caller }: TriggerEvent): Omit<EventRequest, "path"> {
  const { project, id: database } = parseDatabaseName(trigger.database);
  return {
    headers: {
      "content-type": "application/json",
      "ce-specversion": "1.0",
      "ce-id": id,
      "ce-type": trigger.eventType,
      "ce-source": `//firestore.googleapis.com/${trigger.database}`,
      "ce-subject": encodeHeader(`documents/${change.key}`),
      "ce-time": formatTimestamp(encodeTimestamp(time)),
      "ce-datacontenttype": "application/json",
      "ce-project": project,
      "ce-database": database,
      "ce-namespace": "(default)",
      "ce-document": encodeHeader(change.key),
      "ce-location": location,
      ...(trigger.withAuthContext ? authHeaders(caller) : {}),
    },
    body: JSON.stringify(documentEvent(trigger.database, change)),
  };
}

function backgroundEvent({ id, trigger, change, time }: TriggerEvent): Omit<EventRequest, "path"> {
  const resource = { name: encodeName(trigger.database, change.path), service: "firestore.googleapis.com" };
  const context = {
    eventId: id,
    timestamp: formatTimestamp(encodeTimestamp(time)),
    eventType: trigger.eventType,
    resource,
  };
  // First-generation handlers expect all members, even when the document did not exist before or after.
  const data = { value: {}, oldValue: {}, updateMask: {}, ...documentEvent(trigger.database, change) };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify({ data, context }) };
}

function documentEvent(database: string, { before, after }: Change): object {
  const written = (document: StoredDocument) => toJson("Document", encodeDocument(database, document));
  const changed = before && after && { fieldPaths: changedPaths(before.fields, after.fields) };
  return {
    ...(after && { value: written(after) }),
    ...(before && { oldValue: written(before) }),
    ...(changed && { updateMask: changed }),
  };
}

function authHeaders(caller: Caller): Record<string, string> {
  if (caller.kind === "adminSdk") return { "ce-authtype": "service_account" };
  if (caller.kind === "anonymous") return { "ce-authtype": "unauthenticated" };
  return {
    "ce-authtype": "unknown",
    ...(caller.uid === null ? {} : { "ce-authid": encodeHeader(caller.uid) }),
  };
}

// HTTP headers contain printable ASCII only, so other characters are percent-encoded.
function encodeHeader(text: string): string {
  return text.replaceAll(/[^\x21\x23\x24\x26-\x7e]+/gu, (part) => {
    return [...Buffer.from(part)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join("");
  });
}
