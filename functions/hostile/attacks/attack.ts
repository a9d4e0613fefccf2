/** One thing that somebody without the right to it tries. */
export interface Attack {
  /** What is tried, in one line: enough to try it again by hand. */
  name: string;
  /** Tries it. @returns what was gained; null when nothing was */
  attempt: () => Promise<string | null>;
}

/** Attacks of one kind. */
export interface Campaign {
  kind: string;
  attacks: readonly Attack[];
  /** How many run side by side: one where they meet in a counter. */
  together?: number;
}

/** An answer that gives the attacker nothing: a refusal of ours, never a fault. */
export function gain(status: number, expected: readonly number[], what: unknown = ""): string | null {
  return expected.includes(status) ? null : `answered ${status} ${JSON.stringify(what).slice(0, 200)}`;
}

/** Runs a campaign and says which of its attacks gained something. */
export async function gainsOf({ attacks, together = 8 }: Campaign): Promise<string[]> {
  const waiting = [...attacks];
  const gains: string[] = [];
  const attackers = Array.from({ length: together }, async () => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const gained = await attack.attempt();
      if (gained !== null) gains.push(`${attack.name}: ${gained}`);
    }
  });
  await Promise.all(attackers);
  return gains;
}
