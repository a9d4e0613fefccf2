import { AuditEvent } from "@halkopiha/domain/admin/audit.ts";
import { toAuditSearchWords } from "@halkopiha/domain/admin/audit-search.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { indexFields, type StoredIndex } from "../firestore/index-stored.ts";

/** The index terms of audit events. */
export const auditIndex: StoredIndex = {
  progressId: "auditIndex",
  version: 1,
  indexBatch: indexFields("audit", (snapshot) => {
    const event = safeParseDocument(AuditEvent, snapshot);
    return event ? { searchWords: toAuditSearchWords(event) } : {};
  }),
};
