import type { CallName, table } from "@halkopiha/domain/contract/table.ts";
import * as admin from "./admin.ts";
import * as adminUsers from "./admin-users.ts";
import * as advertisements from "./advertisements.ts";
import { listAudit } from "./audit.ts";
import * as cart from "./cart.ts";
import * as checkout from "./checkout.ts";
import * as contactChange from "./contact-change.ts";
import * as contacts from "./contacts.ts";
import * as deliveryCosts from "./delivery-costs.ts";
import * as downloads from "./downloads.ts";
import * as favorites from "./favorites.ts";
import * as identityRequests from "./identity-requests.ts";
import * as locations from "./locations.ts";
import * as orders from "./orders.ts";
import * as people from "./people.ts";
import * as plans from "./plans.ts";
import { uploadProductImage } from "./product-image.ts";
import * as products from "./products.ts";
import * as regions from "./regions.ts";
import * as registration from "./registration.ts";
import { searchSellers } from "./search.ts";
import type { RouteHandler } from "./serve.ts";
import * as service from "./service.ts";
import * as session from "./session.ts";

/** What answers each call of the contract. A call without a handler, or with another call's, does not compile. */
export const routes: { [Name in CallName]: RouteHandler<(typeof table)[Name]> } = {
  ...regions,
  ...locations,
  ...plans,
  ...advertisements,
  ...products,
  uploadProductImage,
  ...deliveryCosts,
  searchSellers,
  ...favorites,
  ...cart,
  ...checkout,
  ...orders,
  ...session,
  ...people,
  ...registration,
  ...contactChange,
  ...identityRequests,
  ...contacts,
  ...admin,
  ...adminUsers,
  ...downloads,
  ...service,
  listAudit,
};
