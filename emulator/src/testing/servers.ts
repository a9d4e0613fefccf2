import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, initializeFirestore } from "firebase-admin/firestore";
import { type EmulatorOptions, startFirestore } from "../programs/start-firestore.ts";

let started = 0;

/** Starts an emulator and an Admin SDK that is connected to it. */
export async function startWithAdmin(options: EmulatorOptions = {}) {
  const running = await startFirestore(options);
  const project = `demo-${process.pid}-${++started}`;
  const admin = connectAdmin(project, running.port);
  const stop = async () => {
    await admin.stop();
    await running.close();
  };
  return { ...running, project, db: admin.db, host: `127.0.0.1:${running.port}`, stop };
}

/** Connects an Admin SDK to an emulator's port. */
export function connectAdmin(project: string, port: number): { db: Firestore; stop: () => Promise<void> } {
  const app = initializeApp({ projectId: project }, `${project}-${++started}`);
  const db = initializeFirestore(app);
  db.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { Authorization: "Bearer owner" } });
  const stop = async () => {
    await db.terminate();
    await deleteApp(app);
  };
  return { db, stop };
}

/** Installs security rules as the rules test library does. */
export async function installRules(
  { project, host }: { project: string; host: string },
  content: string,
): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${project}:securityRules`;
  const answer = await fetch(url, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
