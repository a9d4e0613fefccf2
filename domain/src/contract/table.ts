import * as accountSettings from "./account-settings.ts";
import * as admin from "./admin.ts";
import * as adminUserForms from "./admin-user-forms.ts";
import * as adminUsers from "./admin-users.ts";
import * as advertisements from "./advertisements.ts";
import * as audit from "./audit.ts";
import * as cart from "./cart.ts";
import * as checkout from "./checkout.ts";
import * as contactChange from "./contact-change.ts";
import * as contactUndo from "./contact-undo.ts";
import * as contacts from "./contacts.ts";
import * as deliveryCosts from "./delivery-costs.ts";
import * as downloads from "./downloads.ts";
import * as exports from "./exports.ts";
import * as favorites from "./favorites.ts";
import * as identityRequests from "./identity-requests.ts";
import * as locations from "./locations.ts";
import * as orders from "./orders.ts";
import * as people from "./people.ts";
import * as plans from "./plans.ts";
import * as products from "./products.ts";
import * as regions from "./regions.ts";
import * as registration from "./registration.ts";
import * as search from "./search.ts";
import * as service from "./service.ts";
import * as session from "./session.ts";

/** Every call of the API by name. The server must have a handler for each; the tests walk them. §7 */
export const table = {
  ...regions,
  ...locations,
  ...plans,
  ...advertisements,
  ...products,
  ...deliveryCosts,
  ...search,
  ...favorites,
  ...cart,
  ...checkout,
  ...orders,
  ...session,
  ...accountSettings,
  ...people,
  ...registration,
  ...contactChange,
  ...contactUndo,
  ...identityRequests,
  ...contacts,
  ...admin,
  ...audit,
  ...downloads,
  ...exports,
  ...adminUsers,
  ...adminUserForms,
  ...service,
} as const;

export type CallName = keyof typeof table;
