import { root } from "../suite/suite.ts";

export type Kind = "e2e" | "api" | "hostile" | "faults" | "unit";

interface KindOptions {
  projects: readonly string[];
  suite: boolean;
  shards: number;
  env?: Readonly<Record<string, string>>;
}

/**
 * The kinds of tests: which Vitest projects, whether they need the suite and its sample market, and in how many parts they are
 * run. Each part has a market of its own: hostile requests leave nothing of theirs as it was.
 */
const kinds: Record<Kind, KindOptions> = {
  e2e: { projects: ["e2e"], suite: true, shards: 4 },
  api: { projects: ["api", "rules"], suite: true, shards: 1 },
  hostile: { projects: ["hostile"], suite: true, shards: 1 },
  // Workers are killed while they start: the suite must not wait for those as it does for slow ones.
  faults: { projects: ["faults"], suite: true, shards: 1, env: { FUNCTIONS_DISCOVERY_TIMEOUT: "30" } },
  unit: {
    projects: ["domain", "functions", "scripts", "@halkopiha/web", "@halkopiha/emulator"],
    suite: false,
    shards: 1,
  },
};

/** The longest first: what is shorter fills the end of a run better. */
export const allKinds: readonly Kind[] = ["e2e", "api", "faults", "hostile", "unit"];

export const isKind = (name: string): name is Kind => name in kinds;

/** What one call of Vitest runs. */
export interface Part {
  name: string;
  command: readonly [string, ...string[]];
  /** Where Vitest tells its results, as JSON, and where what it says is kept. */
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
