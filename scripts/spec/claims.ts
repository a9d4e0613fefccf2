import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod/mini";
import { separator } from "./titles.ts";

export const claimsFile = "docs/spec-coverage.yaml";

const Paragraphs = z.array(
  z.object({
    paragraph: z.string().check(z.regex(/^§\d/)),
    claims: z.array(z.object({ claim: z.string().check(z.minLength(1)), tests: z.array(z.string()) })),
  }),
);

/** A reference to a test: its file, and its title with as many group titles as needed to make it unique. */
export interface TestName {
  file: string;
  title: string;
}

/** A statement of the specification with the tests that cover it. */
export interface Claim {
  /** Such as `§2 Routes`. */
  paragraph: string;
  says: string;
  tests: readonly TestName[];
}

function readName(name: string): TestName {
  const at = name.indexOf(separator);
  if (at < 0) throw new Error(`${claimsFile}: "${name}" is not "<file>${separator}<title of the test>"`);
  return { file: name.slice(0, at), title: name.slice(at + separator.length) };
}

/** @throws Error when the text is not a list of claims */
export function parseClaims(text: string): Claim[] {
  return Paragraphs.parse(parse(text)).flatMap(({ paragraph, claims }) =>
    claims.map(({ claim, tests }) => ({ paragraph, says: claim, tests: tests.map(readName) })),
  );
}

export const readClaims = () => parseClaims(readFileSync(claimsFile, "utf8"));
