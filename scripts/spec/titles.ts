import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

type Program = ReturnType<typeof parseSync>["program"];
type Call = Extract<Program["body"][number], { type: "ExpressionStatement" }>["expression"] & {
  type: "CallExpression";
};
type Argument = Call["arguments"][number] | undefined;

/** A title in the source, and a pattern that matches it for each row of a table. */
export interface Title {
  text: string;
  pattern: RegExp;
}

/** A test in the sources: the titles of its groups, outermost first, and its own title. */
export interface SourceTest {
  file: string;
  titles: readonly Title[];
}

/** Separates the titles of nested groups. */
export const separator = " > ";

const folders = ["domain", "e2e", "emulator", "functions", "rules", "scripts", "web"];
const groups = new Set(["describe", "suite"]);
const tests = new Set(["test", "it"]);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Vitest's placeholders for the values of a table row: `$name`, `$a.b`, `%s`. */
const placeholder = /\$[A-Za-z_][\w.]*|%[sdifjoOc]/g;

export const hasPlaceholder = (title: string) => title.search(placeholder) >= 0;

/** Pattern for a placeholder's value. */
export const anyText = "[\\s\\S]*";

/** A pattern of a template's titles; `filled` matches the placeholders. */
function toPattern(text: string, filled: RegExp): RegExp {
  return new RegExp(`^${text.split(filled).map(escaped).join(anyText)}$`);
}

/** Replaces the expressions `${…}` of a template literal. */
const anything = "\u0000";

function readTitle(argument: Argument, isTable: boolean): Title | null {
  if (argument?.type === "Literal" && typeof argument.value === "string") {
    const text = argument.value;
    return { text, pattern: isTable ? toPattern(text, placeholder) : new RegExp(`^${escaped(text)}$`) };
  }
  if (argument?.type !== "TemplateLiteral") return null;
  const text = argument.quasis.map(({ value }) => value.cooked ?? value.raw).join(anything);
  const filled = isTable ? new RegExp(`${placeholder.source}|${anything}`, "g") : new RegExp(anything, "g");
  return { text: text.replaceAll(anything, "…"), pattern: toPattern(text, filled) };
}

/** The names in a callee: `test` and `each` of `test.each(rows)(…)`. */
function readCallee(callee: Call["callee"], words: readonly string[] = []): readonly string[] {
  if (callee.type === "CallExpression") return readCallee(callee.callee, words);
  if (callee.type === "Identifier") return [callee.name, ...words];
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return words;
  return readCallee(callee.object, [callee.property.name, ...words]);
}

/** The tests declared in a source. */
export function findTests(file: string, source: string): SourceTest[] {
  const found: SourceTest[] = [];
  const open: { node: Call; title: Title }[] = [];
  const visitor = new Visitor({
    CallExpression(node) {
      const [name = "", ...words] = readCallee(node.callee);
      // Vitest writes `describe(…)`, Playwright `test.describe(…)`.
      const isGroup = groups.has(name) || groups.has(words[0] ?? "");
      if (!isGroup && !tests.has(name)) return;
      const title = readTitle(node.arguments[0], words.includes("each") || words.includes("for"));
      if (!title) return;
      if (isGroup) open.push({ node, title });
      else found.push({ file, titles: [...open.map((group) => group.title), title] });
    },
    "CallExpression:exit"(node) {
      if (open.at(-1)?.node === node) open.pop();
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

/** Every test of the repository, found by parsing its sources. */
export function readSourceTests(): SourceTest[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))
    .filter((file) => !file.includes("node_modules") && !file.includes("/dist/"))
    .sort()
    .flatMap((file) => findTests(file, readFileSync(file, "utf8")));
}
