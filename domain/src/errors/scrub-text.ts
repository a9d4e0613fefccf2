/** Maximum length of the message of a stored error. */
export const maxErrorMessage = 300;
/** Length of a message from which on it is not read. */
const maxRead = 2000;

/** What no scrubbed text has before it: a rule would otherwise find more when it is applied again. */
const notWithin = String.raw`(?<![\p{L}\p{N}\]])`;
const number = String.raw`\+?\(?\p{Nd}(?:[\s().,:/\p{Pd}]{0,3}\p{Nd}){3,}`;

/** Single names in quotes are kept: "reading 'price'" says which field was missing. */
const isIdentifier = (quoted: string) => /^.[a-z_$][A-Za-z_$]{0,18}.$/.test(quoted);
const replaceQuoted = (quoted: string) => (isIdentifier(quoted) ? quoted : "[text]");

/** What may be personal or secret, and what it is replaced by. */
const rules: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[a-z][a-z\d+.-]*:\/\/\S*/giu, "[url]"],
  [/[^\s@]*@\S*/gu, "[email]"],
  [/"[^"]*"|“[^”]*”|`[^`]*`/gu, replaceQuoted],
  [new RegExp(String.raw`${notWithin}'[^']*'(?![\p{L}\p{N}[])`, "gu"), replaceQuoted],
  // Before paths: a code in Base64 may have a slash.
  [/[\p{L}\p{N}_+=.-][\p{L}\p{N}_+/=.-]{19,}/gu, "[code]"],
  [new RegExp(String.raw`${notWithin}\/[^\s'"]+`, "gu"), "[path]"],
  [/[?#][^\s=]*=\S*/gu, "[query]"],
  [/(?=[\p{L}_-]*\p{N})(?=[\p{N}_-]*\p{L})[\p{L}\p{N}_-]{6,}/gu, "[code]"],
  [new RegExp(number, "gu"), "[number]"],
];

const applyRules = (text: string): string =>
  rules.reduce(
    (scrubbed, [pattern, replacement]) =>
      typeof replacement === "string"
        ? scrubbed.replace(pattern, replacement)
        : scrubbed.replace(pattern, replacement),
    text,
  );

/** Maximum number of times that the rules are applied: a replaced part may leave another one open. */
const maxPasses = 5;

/**
 * The message of an error without what may name a person or open something: URLs, paths, queries, e-mail addresses, phone numbers, codes, long
 * digits and quoted values. Scrubbing a scrubbed text changes nothing, so that client and server both do it.
 */
export function scrubText(text: string): string {
  let scrubbed = text
    .slice(0, maxRead)
    // Before the spaces: a control character between two of them would leave both.
    .replace(/(?!\s)\p{C}/gu, "")
    .replace(/[\s\p{Z}]+/gu, " ");
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = applyRules(scrubbed);
    if (next === scrubbed) break;
    scrubbed = next;
  }
  return scrubbed
    .trim()
    .slice(0, maxErrorMessage)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** Maximum number of segments of a page's path. */
const maxSegments = 6;

/**
 * The path of a page or a call without ids, names, query and fragment: segments of small letters, and the parameters of a pattern (`:id`),
 * are kept, every other one becomes `:id`.
 */
export function scrubPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/u);
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const kept = segments
    .slice(0, maxSegments)
    .map((segment) => (/^(?::[A-Za-z]{1,20}|\*|[a-zåäö]+(?:-[a-zåäö]+)*)$/.test(segment) ? segment : ":id"))
    .map((segment) => (segment.length > 30 ? ":id" : segment));
  return `/${kept.join("/")}`;
}
