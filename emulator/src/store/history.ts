import { invalidArgument, RpcError } from "../shared/rpc-error.ts";
import type { Change, StoredDocument } from "./documents/document.ts";

interface Commit {
  readonly time: bigint;
  readonly changes: readonly Change[];
}

const maxReadAge = 60_000_000n;
const maxHistoryAge = 10n * 60_000_000n;
const maxHistoryCommits = 20_000;

/** The documents before each recent commit, from which a past state is rebuilt. */
export class History {
  #commits: Commit[] = [];
  #completeSince: bigint;

  constructor(now: bigint) {
    this.#completeSince = now;
  }

  add(commit: Commit): void {
    this.#commits.push(commit);
    if (this.#commits.length % 1024 === 0) this.#prune(commit.time);
  }

  /** Discards the history: times before `now` cannot be read any more. */
  clear(now: bigint): void {
    this.#commits = [];
    this.#completeSince = now;
  }

  /** Whether the history still covers `time`. */
  covers(time: bigint): boolean {
    return time >= this.#completeSince;
  }

  /** @throws RpcError when the read time is in the future (INVALID_ARGUMENT) or older than a minute (FAILED_PRECONDITION) */
  checkReadTime(time: bigint, now: bigint): void {
    if (time > now) throw invalidArgument("The requested 'read_time' is in the future.");
    if (now - time > maxReadAge || !this.covers(time)) {
      throw new RpcError("FAILED_PRECONDITION", "The requested 'read_time' is too old.");
    }
  }

  /** The documents that commits after `time` changed, as they were at `time`. */
  differencesSince(time: bigint): Map<string, StoredDocument | undefined> {
    const then = new Map<string, StoredDocument | undefined>();
    for (let index = this.#commits.length - 1; index >= 0; index--) {
      const commit = this.#commits[index];
      if (!commit || commit.time <= time) break;
      for (const change of commit.changes) then.set(change.key, change.before);
    }
    return then;
  }

  #prune(now: bigint): void {
    const surplus = Math.max(0, this.#commits.length - maxHistoryCommits);
    const firstKept = this.#commits.findIndex(({ time }, index) => {
      return now - time <= maxReadAge || (index >= surplus && now - time <= maxHistoryAge);
    });
    const lastForgotten = this.#commits[firstKept - 1];
    if (!lastForgotten) return;
    this.#completeSince = lastForgotten.time;
    this.#commits = this.#commits.slice(firstKept);
  }
}
