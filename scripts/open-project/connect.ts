import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { applicationDefault, initializeApp } from "firebase-admin/app";
import { root } from "../suite/suite.ts";
import { OpeningError } from "./opening-error.ts";

/** Connects the Admin SDK to the suite whose variables are in the environment. */
function connectToSuite(project: string): void {
  const { GCLOUD_PROJECT, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (!FIREBASE_AUTH_EMULATOR_HOST)
    throw new OpeningError("FIRESTORE_EMULATOR_HOST is set, but FIREBASE_AUTH_EMULATOR_HOST is not.");
  if (GCLOUD_PROJECT !== project)
    throw new OpeningError(`The environment is that of the suite of ${GCLOUD_PROJECT}, not of ${project}.`);
  initializeApp({ projectId: project });
}

/**
 * Connects the Admin SDK's default app, which the stores of the server use, to a project with application default credentials, or to the suite.
 * @throws OpeningError when there are no credentials
 */
export async function connect(project: string): Promise<void> {
  if (process.env["FIRESTORE_EMULATOR_HOST"]) return connectToSuite(project);
  const credential = applicationDefault();
  try {
    await credential.getAccessToken();
  } catch {
    throw new OpeningError(
      "There are no application default credentials. Run 'gcloud auth application-default login', or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.",
    );
  }
  initializeApp({ credential, projectId: project });
}

/** The settings with which the functions of a project were deployed; none before the first deployment. */
async function readDeployedSettings(project: string): Promise<NodeJS.Dict<string>> {
  try {
    return parseEnv(await readFile(`${root}/functions/dist/.env.${project}`, "utf8"));
  } catch {
    return {};
  }
}

/**
 * Finds the address of the app, with which links in mails begin, and sets it where the server reads it.
 * @throws OpeningError when it is not known, or is no origin
 */
export async function useAppUrl(project: string): Promise<void> {
  const url = process.env["APP_URL"] ?? (await readDeployedSettings(project))["APP_URL"];
  if (!url)
    throw new OpeningError(
      "The address of the app is not known. Deploy the project first, or set APP_URL, such as https://halkopiha.fi.",
    );
  if (!URL.canParse(url) || new URL(url).origin !== url)
    throw new OpeningError(
      `APP_URL must be an origin without a slash at the end, such as https://halkopiha.fi: ${url}`,
    );
  process.env["APP_URL"] = url;
}
