/** A seeded random generator: the same seed gives the same market. */
export interface Random {
  /** An integer of 0 ≤ n < bound. */
  below: (bound: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  /** True with this probability, 0 to 1. */
  chance: (share: number) => boolean;
  /** `count` random choices, in their order. */
  some: <T>(choices: readonly T[], count: number) => T[];
}

/** Mulberry32: small, and good enough for sample data. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[below(choices.length)];
    if (choice === undefined) throw new RangeError("nothing to pick from");
    return choice;
  };
  return {
    below,
    pick,
    chance: (share) => next() < share,
    some: (choices, count) => {
      const wanted = new Set<number>();
      while (wanted.size < Math.min(count, choices.length)) wanted.add(below(choices.length));
      return choices.filter((_, index) => wanted.has(index));
    },
  };
}
