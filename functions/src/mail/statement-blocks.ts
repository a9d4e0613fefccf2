import {
  automationNote,
  type Restriction,
  redressNote,
  restrictions,
  type StatementSource,
  statementSources,
} from "@halkopiha/domain/reports/statement.ts";
import type { Block } from "./rendering/blocks.ts";

interface Statement {
  restriction: Restriction;
  source: StatementSource;
  /** What was found, in the words of who decided. */
  reason: string;
  /** What it offends against; null where the reason says so. */
  grounds: string | null;
}

/** What a restriction is, what it is based on, and who decided it: the parts that every statement of reasons has. */
export const toStatementBlocks = ({ restriction, source, reason, grounds }: Statement): Block[] => [
  { about: "Mitä päätös tarkoittaa", lines: [restrictions[restriction]] },
  { about: "Perustelu", lines: [...(grounds === null ? [] : [grounds]), ...reason.split("\n")] },
  { about: "Miten päätös tehtiin", lines: [statementSources[source], automationNote] },
];

/** What can be done against it besides an appeal. */
export const toRedressBlock = (appeal: string): Block => ({
  about: "Jos päätös on mielestäsi väärä",
  lines: [appeal, redressNote],
});

/** Who does not accept a decision that no report has led to writes to the customer service. */
export const toServiceAppeal = (): Block =>
  toRedressBlock("Kerro asiakaspalvelullemme maksutta, miksi. Viestisi käsittelee ihminen.");
