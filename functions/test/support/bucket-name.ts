// Configures the bucket for this process and its child processes, as in a deployed function: some tests run functions here.
const projectId = process.env["GCLOUD_PROJECT"];
process.env["FIREBASE_CONFIG"] = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
