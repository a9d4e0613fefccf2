import type { SecurityEvent, SecurityEventKind } from "@halkopiha/domain/admin/security-event.ts";
import { listSecurityEvents } from "@halkopiha/domain/contract/admin/security-events.ts";
import { database } from "./market.ts";
import { logInAsRoot } from "./users.ts";

/** The security events of an account, the latest first, as root reads them. */
export async function listEventsOf(user: string): Promise<SecurityEvent[]> {
  const { events } = await (await logInAsRoot()).call(listSecurityEvents, { query: { user } });
  return events;
}

/** The events of one kind. */
export const ofKind = (events: readonly SecurityEvent[], kind: SecurityEventKind): SecurityEvent[] =>
  events.filter((event) => event.kind === kind);

/** The only event of a kind of an account. @throws Error when there is none, or more than one */
export async function findOnlyEvent(user: string, kind: SecurityEventKind): Promise<SecurityEvent> {
  const events = await listEventsOf(user);
  const [event, ...others] = ofKind(events, kind);
  if (event && others.length === 0) return event;
  throw new Error(`${user} has ${events.map((one) => one.kind).join(", ") || "no events"}`);
}

/** The stored documents of these events, as one text. */
export async function readStoredEvents(events: readonly SecurityEvent[]): Promise<string> {
  const refs = events.map(({ _id }) => database.collection("securityEvents").doc(_id));
  const documents = await database.getAll(...refs);
  return JSON.stringify(documents.map((document) => [document.id, document.data()]));
}
