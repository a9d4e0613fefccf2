import { staticPages } from "../page-paths.ts";

/**
 * The links with a secret in mails and text messages: the path of the page, and the name of the secret in the fragment. Browsers send a
 * fragment to no server, so that no log and no `Referer` has the secret; the app sends it to the API in a body.
 */
export const mailedLinks = {
  ticket: { path: `${staticPages.contact}/:id`, secret: "t" },
  order: { path: "/tilaus/:id", secret: "t" },
  report: { path: "/sisaltoilmoitus/:id", secret: "t" },
  confirmContactChange: { path: "/kirjaudu/vahvista-muutos", secret: "t" },
  undoContactChange: { path: "/kirjaudu/peru-muutos", secret: "t" },
  choosePassword: { path: "/kirjaudu/valitse-salasana", secret: "t" },
  confirmAlert: { path: "/hakuvahti", secret: "vahvista" },
  endAlerts: { path: "/hakuvahti", secret: "lopeta" },
} as const;

export type MailedLink = (typeof mailedLinks)[keyof typeof mailedLinks];
