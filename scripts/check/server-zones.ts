/** What the Open Graph images of the site and of the products share. */
export const logPile = "functions/src/pages/og-images/log-pile.ts";

/** How the server derives the passwords that Auth stores: the sample market's logins are stored like those of the server. */
export const loginPassword = "functions/src/keys/login-password.ts";

/** The server: its first files (`index.ts`, `app.ts`), which may import every room, and what its tests share. */
export const server = "functions";

const rooms = (...names: string[]) => names.map((name) => `${server}/src/${name}`);

/** The rooms of the server from the bottom to the top: a room may import those of the lines above it, and none of its own line. */
const layers = [
  [`${server}/package.json`, loginPassword, logPile],
  rooms("config.ts", "firebase.ts", "today.ts"),
  rooms("keys", "images"),
  rooms("client"),
  rooms("store", "mail"),
  rooms("limits", "errors"),
  rooms("accounts", "alerts", "shop", "sending", "downloads"),
  rooms("http", "jobs", "triggers"),
  rooms("api"),
  rooms("pages"),
  [server],
];

/** The zones of the server. A room that is not listed above is imported by no other. */
export const serverZones = layers.flatMap((folders, level) => {
  const mayImport = ["domain", ...layers.slice(0, level).flat()];
  return folders.map((folder) => ({ folder, mayImport }));
});
