import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderSecurityTxt } from "./security-txt.ts";

const now = new Date("2026-11-27T02:00:00.000Z");
const policy = readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8");

test("security.txt has the fields of RFC 9116, and expires within a year of the build", () => {
  expect(renderSecurityTxt(now, "https://halkopiha.fi")).toBe(
    [
      "Contact: mailto:asiakaspalvelu@halkopiha.fi?subject=turvallisuus",
      "Contact: https://halkopiha.fi/asiakaspalvelu",
      "Expires: 2027-11-26T02:00:00.000Z",
      "Preferred-Languages: fi, en",
      "Canonical: https://halkopiha.fi/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("its address and subject are those of SECURITY.md", () => {
  const [, address, subject] =
    /mailto:([^?]+)\?subject=(\w+)/.exec(renderSecurityTxt(now, "https://halkopiha.fi")) ?? [];
  expect(policy).toContain(`\`${address}\` with the subject \`${subject}\``);
});
