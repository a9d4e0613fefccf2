/** The header in which our app says its version with a call that writes; other clients send none. */
export const appVersionHeader = "x-app-version";

/** The version of this app's calls. It is raised when what an earlier app sends, or has queued offline, would be understood wrongly. */
export const appVersion = 1;

/** The oldest version whose calls the server understands. */
export const oldestAppVersion = 1;
