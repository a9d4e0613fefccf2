import type { Result } from "../tests/reports.ts";
import { type Claim, specificationFile } from "./specification.ts";
import type { Tag } from "./tags.ts";

/** One line for each claim that no test is tagged with, and for each tag that is no claim. */
export function findTagErrors(claims: readonly Claim[], tags: readonly Tag[]): string[] {
  const ids = new Set(claims.map(({ id }) => id));
  const tagged = new Set(tags.map(({ id }) => id));
  return [
    ...claims
      .filter(({ id }, at) => claims.findIndex((claim) => claim.id === id) < at)
      .map(({ id }) => `${id} is there twice`),
    ...claims
      .filter(({ id, untested }) => !untested && !tagged.has(id))
      .map(({ id, says }) => `${id} is the tag of no test: ${says}`),
    ...tags
      .filter(({ id }) => !ids.has(id))
      .map(({ file, id }) => `${file}: ${id} is not in ${specificationFile}`),
  ];
}

/** Why the last run did not show a claim: one line for each of its tests that did not pass, and each of its files that did not run. */
export function findUnshown({ id }: Claim, tags: readonly Tag[], results: readonly Result[]): string[] {
  const own = results.filter((result) => result.tags.includes(id));
  const files = tags.filter((tag) => tag.id === id).map(({ file }) => file);
  return [
    ...(own.length === 0 && files.length === 0 ? ["no test has its tag"] : []),
    ...files
      .filter((file) => own.every((result) => result.file !== file))
      .map((file) => `${file} did not run`),
    ...own
      .filter(({ status }) => status !== "passed")
      .map(({ file, titles, status }) => `${[file, ...titles].join(" > ")} is ${status}`),
  ];
}
