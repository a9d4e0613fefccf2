import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";
import type { ProductIndexFields } from "../search/product-index.ts";

/** The kinds of entities that admins change, one per collection. */
export const auditKinds = [
  "user",
  "region",
  "locality",
  "plan",
  "advertisement",
  "contact",
  "order",
  "product",
  "deliveryCost",
  "operator",
  "message",
  "payment",
  "review",
  "report",
  "recall",
  "personalData",
] as const;
export const AuditKind = z.enum(auditKinds);
export type AuditKind = z.infer<typeof AuditKind>;

/** The value of one field before and after the change; null if the field was missing. Never contains a secret. */
export const FieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** `searched` and `exported` are of personal data alone, which admins look for by an address or a number. */
export const auditActions = ["created", "changed", "deleted", "searched", "exported"] as const;
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

/** The author of what a job changes. No account has this user name, which is reserved, nor this id. */
export const systemAuthor = { _id: "system", username: "järjestelmä" } as const;

/** A change of an admin, of a job, or of a seller's own contract, with its time. */
export const AuditEvent = z.object({
  _id: Id,
  by: z.object({ _id: Id, username: z.string() }),
  action: AuditAction,
  kind: AuditKind,
  target: z.object({ _id: Id, name: z.string() }),
  changes: z.array(FieldChange),
  createdAt: Instant,
});
export type AuditEvent = z.infer<typeof AuditEvent>;

/** A stored document. */
export type StoredDocument = Readonly<Record<string, unknown>>;

const indexFields = {
  visible: true,
  fetchable: true,
  delivers: true,
  areas: true,
  deliveryPrices: true,
  words: true,
  sortPrice: true,
  sortHeat: true,
  deliversIn: true,
  paused: true,
} as const satisfies Record<keyof ProductIndexFields, true>;

/** Fields that are never audited: secrets, texts written by users, and derived fields. */
const omittedFields = new Set([
  ...Object.keys(indexFields),
  "_id",
  "createdAt",
  "updatedAt",
  "expiresAt",
  "personalId",
  "socialSecurityNumber",
  "token",
  "messages",
  "sortName",
  "usernameSkeleton",
  "nameSkeleton",
  "nextNotice",
  "contractKey",
  "sortEnd",
  "invoiceYear",
  "userAccount.invoicedYear",
  "closingRequest.reason",
  "cancellation.reason",
  "cancellation.at",
  "withdrawal.stateAt",
  "ended",
  "isHidden",
  "bounces",
  "hasBounce",
  "owner",
  "user_id",
  "userId",
  "payer",
  "recordedBy",
  "undone.by",
  "userAccount.unrecorded",
]);

/** The account fields that are audited on creation and deletion. Other fields are personal data and must not outlive the account. */
const auditedAccountFields = new Set(["username", "role", "userAccount.account.accountPlan"]);

/** What the log keeps of a change after its account has been deleted: of its contract, not of its person. */
const isKept = ({ field }: FieldChange): boolean =>
  auditedAccountFields.has(field) || /^(?:userAccount|ending)\./.test(field);

/** A change of an account after the account has been deleted: of personal data it says only that it was changed. */
export const forgetAccountChange = (change: FieldChange): FieldChange =>
  isKept(change) ? change : { ...change, before: null, after: null };

const maxTextLength = 300;
const maxChanges = 60;

function formatValue(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

const isPlainObject = (value: unknown): value is StoredDocument =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Flattens an entity's fields into strings; nested fields are named by their path. */
function flattenFields(entity: StoredDocument, path = ""): [field: string, word: string][] {
  return Object.entries(entity).flatMap(([name, value]): [string, string][] => {
    if (omittedFields.has(path + name)) return [];
    if (value === null || value === undefined) return [];
    if (isPlainObject(value)) return flattenFields(value, `${path}${name}.`);
    return [[path + name, formatValue(value)]];
  });
}

function findName({
  _id,
  name,
  location,
  title,
  accountPlan,
  orderNumber,
  username,
  subject,
}: StoredDocument): string {
  const known = [username, orderNumber, title, location, name, accountPlan, subject, _id];
  return formatValue(known.find((word) => typeof word === "string" && word !== "") ?? "");
}

/** Builds the audit event of a change; null when no audited field changed. */
export function createAuditEvent(
  kind: AuditKind,
  {
    before,
    after,
    secretsChanged = [],
  }: { before: StoredDocument | null; after: StoredDocument | null; secretsChanged?: readonly string[] },
): Pick<AuditEvent, "action" | "kind" | "target" | "changes"> | null {
  const entity = after ?? before;
  if (!entity) return null;
  const [fieldsBefore, fieldsAfter] = [
    new Map(before && flattenFields(before)),
    new Map(after && flattenFields(after)),
  ];
  const action = before === null ? "created" : after === null ? "deleted" : "changed";
  const isAudited = (field: string) =>
    kind !== "user" || action === "changed" || auditedAccountFields.has(field);
  const changes: FieldChange[] = [...new Set([...fieldsBefore.keys(), ...fieldsAfter.keys()])]
    .filter((field) => isAudited(field) && fieldsBefore.get(field) !== fieldsAfter.get(field))
    .map((field) => ({
      field,
      before: fieldsBefore.get(field) ?? null,
      after: fieldsAfter.get(field) ?? null,
    }));
  // A changed secret is listed without its value.
  for (const field of secretsChanged) changes.push({ field, before: null, after: null });
  if (changes.length === 0) return null;
  const target = { _id: String(entity["_id"]), name: findName(entity) };
  return { action, kind, target, changes: changes.slice(0, maxChanges) };
}
