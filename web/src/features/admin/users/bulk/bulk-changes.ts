import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import type { Activation, User } from "@halkopiha/domain/accounts/user.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { undoPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { activateUsers, deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { api } from "../../../../lib/api/client.ts";
import { type ApiError, assertApiError } from "../../../../lib/api/errors.ts";

/** A change of all selected users. */
export interface BulkChange {
  button: string;
  /** Begins the question, which ends with the number of users. */
  question: string;
  explanation: string;
  change(): Partial<Activation>;
  /** The year of the payment that it records for each user, whose day the admin gives. */
  getPaidYear?(): number;
  /** Whether the user is in the wanted state already. */
  isDone(user: User): boolean;
}

const getThisYear = (): number => toFinnishDay(new Date().toISOString()).year;

/** Whether an account is paid for a year; one that was paid and never opened is paid for the year in which it is opened, so for this one. */
function isPaidFor({ userAccount }: User, year: number): boolean {
  const { paidUntil } = toContractFacts(userAccount);
  return userAccount.paid && (paidUntil ?? getThisYear()) >= year;
}

export const bulkChanges = {
  paid: {
    button: "Merkitse maksetuksi",
    question: "Merkitäänkö maksetuksi",
    explanation: "Tilien maksu tältä vuodelta merkitään saaduksi. Suljetut tilit eivät vielä aktivoidu.",
    change: () => ({ paid: true, paidUntil: getThisYear() }),
    getPaidYear: getThisYear,
    isDone: (user) => isPaidFor(user, getThisYear()),
  },
  activate: {
    button: "Aktivoi",
    question: "Aktivoidaanko",
    explanation: "Myyjät pääsevät myymään heti ja saavat siitä viestin.",
    change: () => ({ active: true }),
    isDone: ({ userAccount }) => userAccount.isActive,
  },
  deactivate: {
    button: "Poista käytöstä",
    question: "Poistetaanko käytöstä",
    explanation:
      "Myyjät kirjataan ulos, ja heidän ilmoituksensa poistuvat hausta. Tilit voi aktivoida uudelleen.",
    change: () => ({ active: false }),
    isDone: ({ userAccount }) => !userAccount.isActive,
  },
  paidNextYear: {
    button: "Merkitse ensi vuosi maksetuksi",
    question: "Merkitäänkö ensi vuosi maksetuksi",
    explanation:
      "Tilien maksu ensi vuodelta merkitään saaduksi, ja tilit ovat auki sen loppuun. Suljetut tilit eivät vielä aktivoidu.",
    change: () => ({ paid: true, paidUntil: getThisYear() + 1 }),
    getPaidYear: () => getThisYear() + 1,
    isDone: (user) => isPaidFor(user, getThisYear() + 1),
  },
} as const satisfies Record<string, BulkChange>;

/** A change of all selected users by its name. */
export const getBulkChange = (name: BulkChangeName): BulkChange => bulkChanges[name];

export type BulkChangeName = keyof typeof bulkChanges;
export const isBulkChangeName = (name: string): name is BulkChangeName => name in bulkChanges;

/** What became of one user: changed, or why not. */
export interface Outcome {
  user: User;
  /** Null when it succeeded. */
  error: string | null;
  /** The payment that was recorded, which can be undone. */
  payment?: string | undefined;
}

/** Users per request: few, so that the progress is visible and stopping takes effect soon. */
const batchSize = 10;

export interface RunOptions {
  /** Stops before the next request; a request that was sent is awaited, because its changes are made. */
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** What is sent of a change: with the reason for closing accounts. */
type SentChange = Partial<Activation> & { reason?: string };

async function changeBatch(users: readonly User[], change: SentChange): Promise<Outcome[]> {
  const ids = users.map(({ _id }) => _id);
  const { results } = await api(activateUsers, { body: { ids, ...change } }, { handlesErrors: true });
  const byId = new Map(results.map((result) => [result.id, result]));
  return users.map((user) => {
    const result = byId.get(user._id);
    return { user: result?.user ?? user, error: result?.error?.message ?? null, payment: result?.payment };
  });
}

/** Whether further requests would fail in the same way: there is no connection or no session. */
const isFinal = ({ status }: ApiError) => status === 0 || status === 401;

/** Changes users in batches. @returns the outcome of each user up to where it was stopped */
export async function runBulkChange(
  users: readonly User[],
  change: SentChange,
  { signal, onProgress }: RunOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < users.length && !signal.aborted; from += batchSize) {
    const batch = users.slice(from, from + batchSize);
    try {
      outcomes.push(...(await changeBatch(batch, change)));
    } catch (error) {
      assertApiError(error);
      outcomes.push(...batch.map((user) => ({ user, error: error.message })));
      if (isFinal(error)) break;
    }
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** Undoes the payments that a change has recorded, one by one. @returns the outcome of each up to where it was stopped */
export async function undoBulkPayments(
  recorded: readonly Outcome[],
  { signal, onProgress }: RunOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { user, payment } of recorded) {
    if (signal.aborted) break;
    if (payment === undefined) continue;
    try {
      const params = { id: user._id, payment };
      const undone = await api(undoPayment, { params }, { handlesErrors: true });
      outcomes.push({ user: undone.user, error: null });
    } catch (error) {
      assertApiError(error);
      outcomes.push({ user, error: error.message });
      if (isFinal(error)) break;
    }
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** Maximum number of users per call that deletes, all or none. */
const maxDeletions = 50;

async function deleteOne(user: User, reason: string): Promise<Outcome> {
  try {
    await api(deleteUsers, { body: { ids: [user._id], reason } }, { handlesErrors: true });
    return { user, error: null };
  } catch (error) {
    assertApiError(error);
    return { user, error: error.message };
  }
}

/** Deletes users; those of a call that was rejected as a whole one by one, to know who cannot be deleted. */
export async function deleteAll(users: readonly User[], reason: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < users.length; from += maxDeletions) {
    const batch = users.slice(from, from + maxDeletions);
    const ids = batch.map(({ _id }) => _id);
    try {
      await api(deleteUsers, { body: { ids, reason } }, { handlesErrors: true });
      outcomes.push(...batch.map((user) => ({ user, error: null })));
    } catch (error) {
      assertApiError(error);
      if (isFinal(error)) {
        outcomes.push(...users.slice(from).map((user) => ({ user, error: error.message })));
        break;
      }
      for (const user of batch) outcomes.push(await deleteOne(user, reason));
    }
  }
  return outcomes;
}
