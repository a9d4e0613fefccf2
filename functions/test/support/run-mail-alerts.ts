// Runs the job that mails alerts against a running suite, as if so many days had passed: `node run-mail-alerts.ts 1`.
import { mailAlerts } from "../../src/jobs/mail-alerts.ts";
import { useSuiteSecrets } from "./suite-secrets.ts";

const day = 24 * 60 * 60_000;

useSuiteSecrets();
await mailAlerts(new Date(Date.now() + Number(process.argv[2]) * day));
