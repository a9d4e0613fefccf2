import { expect, test } from "vitest";
import { OpeningError } from "./opening-error.ts";
import { parseOptions, toUsername } from "./options.ts";

const project = ["--project", "halkopiha-prod"];
const root = ["--root", "Juuso.Juurikanta@halkopiha.fi"];

test("the root's user name is what stands before the @ of the address", () => {
  const options = parseOptions([...project, ...root]);
  expect(options).toMatchObject({
    project: "halkopiha-prod",
    username: "juuso.juurikanta",
    isAnother: false,
  });
  expect(options.email).toBe("juuso.juurikanta@halkopiha.fi");
});

test.each([
  ["juuri+halko@posti.example", "juuri-halko"],
  ["jj@posti.example", "root-jj"],
  ["pääkäyttäjä@posti.example", "pääkäyttäjä"],
  [`${"a".repeat(60)}@posti.example`, "a".repeat(30)],
])("%s gives the user name %s", (email, username) => {
  expect(toUsername(email)).toBe(username);
});

test("another user name, and another root, are asked for by name", () => {
  expect(parseOptions([...project, ...root, "--username", "juuri", "--another-root"])).toMatchObject({
    username: "juuri",
    isAnother: true,
  });
});

test.each([
  ["no project", root, "project is missing"],
  ["an impossible project", ["--project", "Halko Piha", ...root], "no id of a Firebase project"],
  ["no address", project, "e-mail address of the root is missing"],
  ["a wrong address", [...project, "--root", "juuri"], "'juuri' is no e-mail address"],
  ["a wrong user name", [...project, ...root, "--username", "j j"], "--username takes"],
  ["an unknown option", [...project, ...root, "--force"], "--force"],
])("%s is an error that says so", (_what, args, message) => {
  expect(() => parseOptions(args)).toThrow(OpeningError);
  expect(() => parseOptions(args)).toThrow(message);
});
