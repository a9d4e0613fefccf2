import { isDeepStrictEqual } from "node:util";
import { type Address, type Rewrite, readRewrites, toRewrites } from "../../web/build/rewrites.ts";

const describe = ({ regex, source, destination, function: goal }: Rewrite) =>
  `${regex ?? source} to ${destination ?? `the function ${goal?.functionId}`}`;

const findMissing = (some: readonly Rewrite[], others: readonly Rewrite[]): Rewrite[] =>
  some.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));

/**
 * Differences between the addresses of the app and the rewrites of Hosting. Without its rewrite an address is answered with 404, and a
 * rewrite of no address sends a page with 200 for what does not exist.
 */
export function findRewriteErrors(config: unknown, addresses: readonly Address[]): string[] {
  const [needed, written] = [toRewrites(addresses), readRewrites(config)];
  return [
    ...findMissing(needed, written).map((rewrite) => `Hosting lacks the rewrite ${describe(rewrite)}`),
    ...findMissing(written, needed).map(
      (rewrite) => `Hosting has the rewrite ${describe(rewrite)} for no page`,
    ),
  ];
}
