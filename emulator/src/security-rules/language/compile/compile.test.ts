import { describe, expect, test } from "vitest";
import { formatIssue } from "../syntax/issue.ts";
import { Source } from "../syntax/source.ts";
import { compile } from "./compile.ts";

/** The issues of a rules file: `SEVERITY L1:2 text.` */
function said(text: string): string[] {
  const source = new Source(text);
  return compile(source).issues.map((issue) => `${issue.severity} ${formatIssue(source, issue)}`);
}

const inService = (text: string) => `rules_version = '2';\nservice cloud.firestore {\n${text}\n}`;
const inMatch = (text: string) => inService(`match /c/{id} {\n${text}\n}`);
const condition = (text: string) => inMatch(`allow get: if ${text};`);

describe("accepted without an issue", () => {
  test.each<[string, string]>([
    ["an empty file", ""],
    ["only a version", "rules_version = '1';"],
    ["a service without a match", "service firebase.storage {}"],
    ["a rule without a condition", inMatch("allow read, write;")],
    ["a rule with a colon only", inMatch("allow read:;")],
    ["both services", `${inService("")} service firebase.storage { match /b/{bucket}/o { allow get; } }`],
    ["a function after its use", inMatch("allow get: if f(); function f() { return true }")],
    ["a function outside of a service", `function f() { return true; } ${condition("f()")}`],
    ["a result without a semicolon", inMatch("function f() { return id == 'x' } allow get: if f();")],
    ["words of the language as names", condition("request.match.in.if == {'function': 1, let: 2}")],
    [
      "a wildcard that is called like a word",
      inService("match /s/{service} { allow get: if service == ''; }"),
    ],
    ["a smallest integer", condition("-9223372036854775808 < 0")],
    ["comments", "/* a */ service /* b\n */ cloud.firestore { // c\n }"],
    ["a pattern with special characters", inService("match /(default)/a-b.c_d/{x=**}/e { allow get; }")],
    ["a single asterisk", inService("match /c/{x=*} { allow get; }")],
    [
      "a function whose variable hides a wildcard",
      inMatch("function f(id) { return id; } allow get: if f(1);"),
    ],
  ])("%s", (_, text) => {
    expect(said(text)).toEqual([]);
  });
});

describe("errors", () => {
  test.each<[string, string, string]>([
    ["a stray word", "hello", "L1:1 Unexpected 'hello'."],
    ["an unknown version", "rules_version = '3';", "L1:17 Unknown rules version '3': it is '1' or '2'."],
    ["an unknown service", "service cloud.storage {}", "L1:9 Unknown service 'cloud.storage'."],
    [
      "an unclosed block",
      "service cloud.firestore {\n  match /a {",
      "L2:13 Unexpected end of file. Expected '}'.",
    ],
    ["a missing semicolon", inMatch("allow get: if true"), "L5:1 Unexpected '}'. Expected ';'."],
    ["an unknown method", inMatch("allow fetch;"), "L4:7 Unexpected 'fetch'."],
    ["a condition without if", inMatch("allow get: true;"), "L4:12 Unexpected 'true'. Expected ';'."],
    ["an allow outside of a match", inService("allow get;"), "L3:1 Unexpected 'allow'."],
    ["a missing operand", condition("1 +"), "L4:18 Unexpected ';'."],
    ["an argument too few", condition("f(1,)"), "L4:19 Unexpected ')'."],
    ["a strange character", condition("1 # 2"), "L4:17 Unexpected '#'."],
    ["an unclosed string", condition("'a"), "L4:15 Unterminated string."],
    ["an unclosed comment", "/* a", "L1:1 Unterminated comment."],
    ["an integer out of range", condition("9223372036854775808"), "L4:15 Integer literal is out of range."],
    ["an unknown type", condition("id is text"), "L4:21 Unknown type 'text'."],
    ["null as a type", condition("id is null"), "L4:21 Unknown type 'null'."],
    ["an empty path segment", inService("match /a/ {}"), "L3:11 Unexpected '{'."],
    [
      "two globs in one pattern",
      inService("match /{a=**}/{b=**} { }"),
      "L3:15 A path can have only one recursive wildcard.",
    ],
    [
      "a glob in the middle in version 1",
      "service cloud.firestore { match /{a=**}/b { } }",
      "L1:34 A recursive wildcard must be the last segment in rules_version 1.",
    ],
    [
      "direct recursion",
      inMatch("allow get: if f();\nfunction f() { return f(); }"),
      "L5:23 Recursive call is not allowed.",
    ],
    [
      "indirect recursion",
      inMatch("allow get: if f();\nfunction f() { return g(); }\nfunction g() { return f(); }"),
      "L5:23 Recursive call is not allowed.",
    ],
    [
      "a circle that is entered in its middle: at its first call in the file",
      inMatch("function f() { return g(); }\nfunction g() { return f(); }\nallow get: if g();"),
      "L4:23 Recursive call is not allowed.",
    ],
    [
      "a variable twice",
      inMatch("allow get: if f();\nfunction f() { let a = 1; let a = a; return a; }"),
      "L5:31 Variable a is already defined.",
    ],
    [
      "a function twice",
      inMatch("allow get: if f();\nfunction f() { return 1; } function f() { return 1; }"),
      "L5:37 Function f is already defined.",
    ],
    [
      "eight parameters",
      inMatch("function f(a, b, c, d, e, f, g, h) { return 1; }"),
      "L4:33 A function can have at most 7 parameters.",
    ],
    [
      "eleven variables",
      inMatch(`function f() { ${"let a = 1; ".repeat(11)} return 1; }`),
      "L4:10 A function can have at most 10 variables.",
    ],
    [
      "brackets a hundred deep",
      condition(`${"(".repeat(101)}1`),
      "L4:115 The expression is nested too deeply.",
    ],
    [
      "a sum of thousands",
      condition(Array(2000).fill("1").join("+")),
      "L4:15 The expression is nested too deeply.",
    ],
    ["a file of a quarter of a megabyte", " ".repeat(256 * 1024 + 1), "L1:1 The rules are too large."],
  ])("%s", (_, text, error) => {
    expect(said(text).filter((one) => one.startsWith("ERROR"))).toEqual([`ERROR ${error}`]);
  });

  test.each(["(?=a)", "a\\\\1", "["])("the regular expression %s", (pattern) => {
    expect(said(condition(`id.matches('${pattern}')`))[0]).toMatch(/^ERROR L4:26 Invalid regular expression/);
  });

  test("a chain of 22 functions; one of 21 is accepted", () => {
    const chain = (length: number) => {
      const functions = Array.from({ length }, (_, n) => {
        return `function f${n}() { return ${n + 1 < length ? `f${n + 1}()` : "true"}; }`;
      });
      return inMatch(`allow get: if f0();\n${functions.join("\n")}`);
    };
    expect(said(chain(21))).toEqual([]);
    // The position at which f20 calls f21.
    expect(said(chain(22))).toEqual(["ERROR L25:25 The chain of function calls is too long."]);
    expect(said(chain(5000))[0]).toContain("too long");
  });
});

describe("warnings", () => {
  test.each<[string, string, string]>([
    ["an unknown name", condition("x == 1"), "L4:15 Invalid variable name: x."],
    [
      "a variable before it is bound",
      inMatch("allow get: if f(); function f() { let a = b; let b = a; return b; }"),
      "L4:43 Invalid variable name: b.",
    ],
    [
      "a wildcard of another block",
      inService("match /c/{x} { allow get; }\nmatch /d/{y} { allow get: if x; }"),
      "L4:30 Invalid variable name: x.",
    ],
    ["an unknown function", condition("f()"), "L4:15 Invalid function name: f."],
    ["an unknown method", condition("id.length()"), "L4:18 Invalid function name: length."],
    [
      "an unknown function of a namespace",
      condition("math.isInfinite(1)"),
      "L4:20 Invalid function name: isInfinite.",
    ],
    [
      "firestore.get where there is none",
      condition("firestore.get(/a/b) == null"),
      "L4:15 Invalid variable name: firestore.",
    ],
    ["a wrong number of arguments", condition("exists()"), "L4:15 Wrong number of arguments of exists."],
    [
      "a wrong number of arguments of a method",
      condition("id.size(1) == 1"),
      "L4:18 Wrong number of arguments of size.",
    ],
    [
      "an unused parameter",
      inMatch("function f(a) { return 1; } allow get: if f(1);"),
      "L4:12 Unused variable: a.",
    ],
    [
      "an unused variable",
      inMatch("function f() { let a = 1; return 1; } allow get: if f();"),
      "L4:20 Unused variable: a.",
    ],
    ["an unused function", inMatch("function f() { return 1; }"), "L4:10 Unused function: f."],
  ])("%s", (_, text, warning) => {
    expect(said(text)).toContain(`WARNING ${warning}`);
    expect(compile(new Source(text)).ruleset).toBeDefined();
  });

  test("an issue in a function shared by two services is reported once", () => {
    const text = "function f() { return x; } service cloud.firestore {} service firebase.storage {}";
    expect(said(text)).toEqual([
      "WARNING L1:10 Unused function: f.",
      "WARNING L1:23 Invalid variable name: x.",
    ]);
  });
});
