import { type AuditKind, auditOf } from "@halkopiha/domain/audit.ts";
import type { Call } from "@halkopiha/domain/contract.ts";
import { isAdmin, Role } from "@halkopiha/domain/user.ts";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";
import { readStored, remember } from "../store/audit.ts";
import type { Served } from "./serve.ts";

/** What of a call tells who did it, and to what. */
const Context = z.object({
  caller: z.object({ uid: z.string(), role: Role, user: z.object({ username: z.string() }) }),
  params: z.optional(z.object({ id: z.string() })),
  body: z.optional(z.object({ ids: z.optional(z.array(z.string())), password: z.optional(z.string()) })),
});
type Context = z.infer<typeof Context>;

const Made = z.record(z.string(), z.unknown());
const Thing = z.object({ _id: z.string() });

/** The thing that a call has answered with. */
function madeIn(result: unknown): string[] {
  const made = Made.safeParse(result);
  const things = made.success ? Object.values(made.data).map((value) => Thing.safeParse(value)) : [];
  return things.flatMap((thing) => (thing.success ? [thing.data._id] : []));
}

async function note(
  kind: AuditKind,
  { caller, body }: Context,
  ids: readonly string[],
  before: Awaited<ReturnType<typeof readStored>>,
): Promise<void> {
  const after = await readStored(kind, ids);
  const secretsChanged = body?.password === undefined || before.length === 0 ? [] : ["password"];
  const done = ids
    .map((_, index) =>
      auditOf(kind, { before: before[index] ?? null, after: after[index] ?? null, secretsChanged }),
    )
    .filter((entry) => entry !== null);
  if (done.length > 0) await remember({ _id: caller.uid, username: caller.user.username }, done, new Date());
}

/**
 * A call whose changes are remembered when an admin makes it, right after they are made. What was refused is not. A change that
 * is made stays made when it cannot be remembered: the log tells of it.
 */
export function audited<Row extends Call>(kind: AuditKind, served: Served<Row>): Served<Row> {
  const run = async (given: unknown): Promise<unknown> => {
    const context = Context.parse(given);
    if (!isAdmin(context.caller.role)) return served.run(given);
    const known = context.body?.ids ?? (context.params ? [context.params.id] : []);
    const before = await readStored(kind, known);
    const result = await served.run(given);
    const ids = known.length > 0 ? known : madeIn(result);
    await note(kind, context, ids, before).catch((error: unknown) =>
      logError("An admin's change is not in the audit", { kind, ids, by: context.caller.uid, error }),
    );
    return result;
  };
  return { row: served.row, run };
}
