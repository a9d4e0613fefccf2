/** What becomes of a call on its way. Who is closed never hears of it; one that is late arrives after one call more, or two. */
export type Fate =
  | "arrives"
  | "request lost"
  | "answer lost"
  | "closed before it"
  | "closed after it"
  | "late by one"
  | "late by two";

/** A network that loses calls and answers, as the test says. */
export function createLossyNetwork() {
  let fates: Fate[] = [];
  let late: { calls: number; arrive: () => void }[] = [];
  const log: string[] = [];

  function letLateArrive(): void {
    late = late.map(({ calls, arrive }) => ({ calls: calls - 1, arrive }));
    for (const { arrive } of late.filter(({ calls }) => calls === 0)) arrive();
    late = late.filter(({ calls }) => calls > 0);
  }

  /** `what` is how the log calls it, `run` what the server does. */
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
    /** What has arrived, in order. */
    log,
    /** What becomes of the next calls; those after them arrive. */
    fate: (next: readonly Fate[]) => {
      fates = [...next];
    },
  };
}
