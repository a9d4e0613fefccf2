/** An attempt without the right to it. */
export interface Attack {
  /** The attempt in one line, detailed enough to repeat it by hand. */
  name: string;
  /** Makes the attempt. @returns the gain; null when there was none */
  attempt: () => Promise<string | null>;
}

/** Attacks of the same kind. */
export interface Campaign {
  kind: string;
  attacks: readonly Attack[];
  /** The number of attacks that run concurrently: one if they share a counter. */
  together?: number;
}

/** Null for an expected error response, which gives the attacker nothing; otherwise a description of the gain. */
export function gain(status: number, expected: readonly number[], what: unknown = ""): string | null {
  return expected.includes(status) ? null : `answered ${status} ${JSON.stringify(what).slice(0, 200)}`;
}

/** Runs a campaign and returns the gains of its attacks. */
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
