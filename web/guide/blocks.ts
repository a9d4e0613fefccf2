/** A piece of the guide, in the order in which it is read. */
export type Block =
  | { kind: "section"; text: string }
  | { kind: "part"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "note"; text: string }
  | { kind: "list"; look: "bullet" | "number" | "box"; items: string[] }
  | { kind: "table"; name: string };

/** A text of the guide: its title, the paragraph under it, and everything after that. */
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
 * Reads the little of Markdown that the guide is written in: `##`, `###`, paragraphs of one line, `-`, `1.` and `- [ ]` lists,
 * `>`, and `{table:name}` alone on a line. `**bold**` stays in the texts.
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
 * Puts figures in the place of `{name}`. Tables are left to the one who draws them.
 * @throws Error for a name without a figure
 */
export function withFigures(source: string, figures: Readonly<Record<string, string>>): string {
  return source.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The guide names a figure that there is not: ${name}`);
    return figure;
  });
}

/** The texts between `**` are bold: every other one, the second first. */
export function spansOf(text: string): { text: string; bold: boolean }[] {
  return text
    .split("**")
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((span) => span.text !== "");
}
