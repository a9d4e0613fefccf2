import type { RuleFunction } from "./scope.ts";
import type { Span } from "./source.ts";

/** Functions in a chain of calls: one entry and twenty below it. */
const longestChain = 21;

interface Finding {
  readonly description: string;
  readonly span: Span;
}

/** Refuses calls that would never end, and chains of calls that are too long. */
export function checkCalls(functions: readonly RuleFunction[]): Finding[] {
  const findings: Finding[] = [];
  const lengths = new Map<RuleFunction, number>();
  const open = new Set<RuleFunction>();
  const lengthOf = (caller: RuleFunction): number => {
    const known = lengths.get(caller);
    if (known !== undefined) return known;
    // Deeper than that there is nothing more to find out.
    if (open.size > longestChain) return 1;
    open.add(caller);
    let longest = 0;
    for (const { callee, span } of caller.calls) {
      if (open.has(callee)) findings.push({ description: "Recursive call is not allowed.", span });
      else longest = Math.max(longest, lengthOf(callee));
    }
    open.delete(caller);
    lengths.set(caller, longest + 1);
    return longest + 1;
  };
  for (const one of functions) {
    if (lengthOf(one) !== longestChain + 1) continue;
    findings.push({ description: "The chain of function calls is too long.", span: one.declaration.name });
  }
  return findings;
}
