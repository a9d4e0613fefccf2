import { Failure, invalid } from "../failure.ts";
import type { Change, StoredDocument } from "./document.ts";

interface Commit {
  readonly time: bigint;
  readonly changes: readonly Change[];
}

const readable = 60_000_000n;
const kept = 10n * 60_000_000n;
const keptCommits = 20_000;

/** What was stored before recent commits, so that a moment of the past can be read. */
export class History {
  #commits: Commit[] = [];
  #knownSince: bigint;

  constructor(now: bigint) {
    this.#knownSince = now;
  }

  add(commit: Commit): void {
    this.#commits.push(commit);
    if (this.#commits.length % 1024 === 0) this.#forget(commit.time);
  }

  /** Nothing before `now` can be read any more. */
  clear(now: bigint): void {
    this.#commits = [];
    this.#knownSince = now;
  }

  /** Whether the state at `time` can still be told. */
  reaches(time: bigint): boolean {
    return time >= this.#knownSince;
  }

  /** Refuses a read time outside the last minute. */
  checkReadTime(time: bigint, now: bigint): void {
    if (time > now) throw invalid("The requested 'read_time' is in the future.");
    if (now - time > readable || !this.reaches(time)) {
      throw new Failure("FAILED_PRECONDITION", "The requested 'read_time' is too old.");
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

  #forget(now: bigint): void {
    const surplus = Math.max(0, this.#commits.length - keptCommits);
    const firstKept = this.#commits.findIndex(({ time }, index) => {
      return now - time <= readable || (index >= surplus && now - time <= kept);
    });
    const lastForgotten = this.#commits[firstKept - 1];
    if (!lastForgotten) return;
    this.#knownSince = lastForgotten.time;
    this.#commits = this.#commits.slice(firstKept);
  }
}
