import { root } from "../suite/suite.ts";

export type Kind = "e2e" | "api" | "hostile" | "faults" | "unit";

interface KindOptions {
  projects: readonly string[];
  suite: boolean;
  shards: number;
  env?: Readonly<Record<string, string>>;
}

/**
 * The kinds of tests: their Vitest projects, whether they need the suite with its sample market, and the number of parts. Each part has its
 * own market, because hostile requests change everything in theirs.
 */
const kinds: Record<Kind, KindOptions> = {
  e2e: { projects: ["e2e"], suite: true, shards: 4 },
  api: { projects: ["api", "rules"], suite: true, shards: 1 },
  hostile: { projects: ["hostile"], suite: true, shards: 1 },
  // Workers are killed while they start: the suite must not wait as long for them as for slow ones.
  faults: { projects: ["faults"], suite: true, shards: 1, env: { FUNCTIONS_DISCOVERY_TIMEOUT: "30" } },
  unit: {
    projects: ["domain", "functions", "scripts", "@halkopiha/web", "@halkopiha/emulator"],
    suite: false,
    shards: 1,
  },
};

/** The longest first: shorter ones fill the end of a run better. */
export const allKinds: readonly Kind[] = ["e2e", "api", "faults", "hostile", "unit"];

export const isKind = (name: string): name is Kind => name in kinds;

/** One run of Vitest. */
export interface Part {
  name: string;
  command: readonly [string, ...string[]];
  /** Files of Vitest's JSON report and of its output. */
  report: string;
  log: string;
  env: Readonly<Record<string, string>>;
}

export function partsOf(kind: Kind): Part[] {
  const { projects, suite, shards, env = {} } = kinds[kind];
  return Array.from({ length: shards }, (_, index) => {
    const name = shards === 1 ? kind : `${kind}-${index + 1}`;
    const report = `${root}/.suite/${name}.json`;
    const vitest: [string, ...string[]] = [
      "vitest",
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...(shards === 1 ? [] : [`--shard=${index + 1}/${shards}`]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    return {
      name,
      command: suite ? ["node", "scripts/commands/suite.ts", "--seed", ...vitest] : vitest,
      report,
      log: `${root}/.suite/${name}.log`,
      env,
    };
  });
}
