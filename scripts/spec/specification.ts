import { readFileSync } from "node:fs";

export const specificationFile = "docs/specification.md";

/** A claim of the specification. */
export interface Claim {
  /** Also the tag of the tests that show it, such as `s2-cart-3`. */
  id: string;
  /** Such as `§2 Cart`. */
  paragraph: string;
  says: string;
  /** Why no test can show it. */
  untested: string | undefined;
}

const claim = /^- `(?<id>s\d-[\w-]+)` (?<says>.+?)(?: \(no test: (?<untested>.+)\))?$/;

/** @throws Error when an item below a paragraph is no claim */
export function parseClaims(text: string): Claim[] {
  let paragraph = "";
  const claims: Claim[] = [];
  for (const line of text.split("\n")) {
    paragraph = /^#+ (?<title>§.*)/.exec(line)?.groups?.["title"] ?? paragraph;
    if (!line.startsWith("- ")) continue;
    const { id, says, untested } = claim.exec(line)?.groups ?? {};
    if (!id?.startsWith(`s${paragraph.charAt(1)}-`) || !says)
      throw new Error(`${specificationFile}: "${line}" is no claim of ${paragraph}`);
    claims.push({ id, paragraph, says, untested });
  }
  return claims;
}

export const readClaims = () =>
  parseClaims(readFileSync(`${import.meta.dirname}/../../${specificationFile}`, "utf8"));
