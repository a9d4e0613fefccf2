/** A block of the guide; blocks are in reading order. */
export type Block =
  | { kind: "section"; text: string }
  | { kind: "part"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "note"; text: string }
  | { kind: "list"; look: "bullet" | "number" | "box"; items: string[] }
  | { kind: "table"; name: string };

/** The parsed guide: title, lead paragraph and blocks. */
export interface Guide {
  title: string;
  lead: string;
  blocks: Block[];
}

const listMarks = [
  { look: "box", mark: /^- \[ \] / },
  { look: "bullet", mark: /^- / },
  { look: "number", mark: /^\d+\. / },
] as const;

function listOf(lines: readonly string[]): Block | undefined {
  for (const { look, mark } of listMarks) {
    if (lines.every((line) => mark.test(line))) {
      return { kind: "list", look, items: lines.map((line) => line.replace(mark, "")) };
    }
  }
  return undefined;
}

function blockOf(chunk: string): Block {
  const table = /^\{table:(\w+)\}$/.exec(chunk)?.[1];
  if (table) return { kind: "table", name: table };
  if (chunk.startsWith("### ")) return { kind: "part", text: chunk.slice(4) };
  if (chunk.startsWith("## ")) return { kind: "section", text: chunk.slice(3) };
  if (chunk.startsWith("> ")) return { kind: "note", text: chunk.slice(2) };
  return listOf(chunk.split("\n")) ?? { kind: "paragraph", text: chunk };
}

/**
 * Parses the Markdown subset of the guide: `##`, `###`, paragraphs of one line, `-`, `1.` and `- [ ]` lists, `>`, and `{table:name}` alone
 * on a line. `**bold**` stays in the texts.
 * @throws Error when it does not begin with a title and a lead
 */
export function readGuide(source: string): Guide {
  const [head = "", lead = "", ...chunks] = source
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
  if (!head.startsWith("# ") || !lead) throw new Error("A guide begins with its title and a lead");
  return { title: head.slice(2), lead, blocks: chunks.map(blockOf) };
}

/**
 * Replaces `{name}` with the figure of that name. Tables stay in the text.
 * @throws Error for a name without a figure
 */
export function withFigures(source: string, figures: Readonly<Record<string, string>>): string {
  return source.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The guide names a figure that there is not: ${name}`);
    return figure;
  });
}

/** Splits a text at `**`; every second span is bold, starting with the second. */
export function spansOf(text: string): { text: string; bold: boolean }[] {
  return text
    .split("**")
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((span) => span.text !== "");
}
