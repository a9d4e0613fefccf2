/** Outcome of a call. "closed": the page never gets a response; "late": the request arrives after one or two further calls. */
export type Fate =
  | "arrives"
  | "request lost"
  | "answer lost"
  | "closed before it"
  | "closed after it"
  | "late by one"
  | "late by two";

/** A fake network that loses requests and responses as the test specifies. */
export function createLossyNetwork() {
  let fates: Fate[] = [];
  let late: { calls: number; arrive: () => void }[] = [];
  const log: string[] = [];

  function letLateArrive(): void {
    late = late.map(({ calls, arrive }) => ({ calls: calls - 1, arrive }));
    for (const { arrive } of late.filter(({ calls }) => calls === 0)) arrive();
    late = late.filter(({ calls }) => calls > 0);
  }

  /** `what` is the entry in the log, `run` the server's handler. */
  async function call<T>(what: string, run: () => T): Promise<T> {
    const fate = fates.shift() ?? "arrives";
    await Promise.resolve();
    if (fate === "late by one" || fate === "late by two") {
      const arrive = () => {
        log.push(`late ${what}`);
        run();
      };
      late.push({ calls: fate === "late by one" ? 1 : 2, arrive });
      throw new TypeError("no answer yet");
    }
    if (fate === "request lost") throw new TypeError("no net");
    if (fate === "closed before it") return new Promise(() => undefined);
    log.push(what);
    const answer = run();
    letLateArrive();
    if (fate === "closed after it") return new Promise(() => undefined);
    if (fate === "answer lost") throw new TypeError("no answer");
    return answer;
  }

  return {
    call,
    /** The calls that have arrived, in order. */
    log,
    /** Sets the outcomes of the next calls; later calls arrive. */
    fate: (next: readonly Fate[]) => {
      fates = [...next];
    },
  };
}
