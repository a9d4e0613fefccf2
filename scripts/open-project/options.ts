import { parseArgs } from "node:util";
import { Username } from "@halkopiha/domain/identity/identifiers.ts";
import { Email } from "@halkopiha/domain/schemas/primitives.ts";
import { OpeningError } from "./opening-error.ts";

export const usage =
  "npm run bootstrap -- --project <id> --root <e-mail> [--username <user name>] [--another-root]";

/** What the operator asks for. */
export interface OpeningOptions {
  project: string;
  email: string;
  username: string;
  /** Whether the project may have other roots. */
  isAnother: boolean;
}

const maxUsernameLength = 30;

/** A user name from an e-mail address: what stands before the @, without the letters that no user name has. */
export function toUsername(email: string): string {
  const local = email.slice(0, email.lastIndexOf("@"));
  const name = local.normalize("NFC").replaceAll(/[^\p{L}\p{N}._-]+/gu, "-");
  return (name.length < 3 ? `root-${name}` : name).slice(0, maxUsernameLength);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: "string" },
        root: { type: "string" },
        username: { type: "string" },
        "another-root": { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new OpeningError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Parses the arguments of the command. @throws OpeningError that says what is wrong */
export function parseOptions(args: readonly string[]): OpeningOptions {
  const { project, root, username, "another-root": isAnother = false } = readArguments(args);
  if (!project) throw new OpeningError(`The id of the Firebase project is missing.\n${usage}`);
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(project))
    throw new OpeningError(
      `'${project}' is no id of a Firebase project: 'npx firebase projects:list' lists them.`,
    );
  if (!root) throw new OpeningError(`The e-mail address of the root is missing.\n${usage}`);
  const email = Email.safeParse(root);
  if (!email.success) throw new OpeningError(`'${root}' is no e-mail address.`);
  const name = Username.safeParse(username ?? toUsername(email.data));
  if (!name.success)
    throw new OpeningError(
      `'${username ?? root}' gives no user name: --username takes 3 to 30 letters, digits or . _ -`,
    );
  return { project, email: email.data, username: name.data, isAnother };
}
