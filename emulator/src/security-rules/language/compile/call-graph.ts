import type { Span } from "../syntax/source.ts";
import type { RuleFunction } from "./scope.ts";

/** The maximum number of functions in a chain of calls: the first one and twenty below it. */
const maxCallDepth = 21;

interface Finding {
  readonly description: string;
  readonly span: Span;
}

interface Chain {
  /** The number of functions in the chain. */
  readonly length: number;
  /** Where the chain's last function is called; undefined when the chain has only one function. */
  readonly deepestCall: Span | undefined;
}

const first = (spans: readonly Span[]) =>
  spans.reduce((one, other) => (other.start < one.start ? other : one));

/** Finds recursive calls and chains of calls that are too long. */
export function checkCalls(functions: readonly RuleFunction[]): Finding[] {
  const findings: Finding[] = [];
  const chains = new Map<RuleFunction, Chain>();
  /** The functions on the current path of the depth-first search, each with the call that leads to the next one. */
  const open = new Map<RuleFunction, Span>();

  /** The calls of a cycle from a function back to itself; the last of them is `back`. */
  function circleOf(callee: RuleFunction, back: Span): Span[] {
    const entries = [...open];
    const start = entries.findIndex(([one]) => one === callee);
    return [...entries.slice(start, -1).map(([, span]) => span), back];
  }

  function longestFrom(caller: RuleFunction): Chain {
    const known = chains.get(caller);
    if (known !== undefined) return known;
    // The chain is already too long, so searching deeper finds nothing new.
    if (open.size > maxCallDepth) return { length: 1, deepestCall: undefined };
    let longest: Chain = { length: 1, deepestCall: undefined };
    for (const { callee, span } of caller.calls) {
      open.set(caller, span);
      if (open.has(callee)) {
        findings.push({ description: "Recursive call is not allowed.", span: first(circleOf(callee, span)) });
      } else {
        const { length, deepestCall = span } = longestFrom(callee);
        if (length + 1 > longest.length) longest = { length: length + 1, deepestCall };
      }
    }
    open.delete(caller);
    chains.set(caller, longest);
    return longest;
  }

  for (const one of functions) {
    const { length, deepestCall } = longestFrom(one);
    if (length !== maxCallDepth + 1 || !deepestCall) continue;
    findings.push({ description: "The chain of function calls is too long.", span: deepestCall });
  }
  return findings;
}
