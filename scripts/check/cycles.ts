/** The paths that lead from a node back to it; each begins and ends with the same node. */
export function findCycles<Node>(
  nodes: Iterable<Node>,
  listNext: (node: Node) => Iterable<Node>,
): (readonly Node[])[] {
  const done = new Set<Node>();
  const cycles: (readonly Node[])[] = [];
  const walk = (node: Node, path: readonly Node[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of listNext(node)) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of nodes) walk(node, []);
  return cycles;
}
