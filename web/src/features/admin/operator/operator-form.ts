import { maxOperatorLinks, OperatorLink } from "@halkopiha/domain/reference-data/operator-form.ts";
import type { ParsedForm } from "../../../lib/forms/schema-resolver.ts";
import type { OperatorValues } from "./operator-values.ts";

/** A typed line: the address stands last. */
function parseLink(line: string): OperatorLink | null {
  const [, label, url] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  const link = OperatorLink.safeParse({ label, url });
  return link.success ? link.data : null;
}

const invalidLink = (line: string) =>
  `Tarkista rivi: ${line}. Kirjoita teksti ja sen jälkeen osoite, jonka alussa on https://.`;
const tooManyLinks = `Linkkejä voi olla enintään ${maxOperatorLinks}.`;

/** Parses the form. */
export function parseOperator({ links, ...typed }: OperatorValues): ParsedForm {
  const lines = links
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const parsed = lines.map((line) => ({ line, link: parseLink(line) }));
  const invalid = parsed.find(({ link }) => link === null);
  const error = invalid ? invalidLink(invalid.line) : lines.length > maxOperatorLinks && tooManyLinks;
  return {
    input: { ...typed, links: error ? [] : parsed.map(({ link }) => link) },
    ...(error && { fieldErrors: { links: error } }),
  };
}
