import * as accountSettings from "./accounts/account-settings.ts";
import * as contactChange from "./accounts/contact-change.ts";
import * as contactLinks from "./accounts/contact-links.ts";
import * as contract from "./accounts/contract.ts";
import * as identityRequests from "./accounts/identity-requests.ts";
import * as invoices from "./accounts/invoices.ts";
import * as ownData from "./accounts/own-data.ts";
import * as registration from "./accounts/registration.ts";
import * as secondFactor from "./accounts/second-factor.ts";
import * as session from "./accounts/session.ts";
import * as users from "./accounts/users.ts";
import * as audit from "./admin/audit.ts";
import * as admin from "./admin/dashboard.ts";
import * as diagnosis from "./admin/diagnosis.ts";
import * as downloads from "./admin/downloads.ts";
import * as adminErrors from "./admin/errors.ts";
import * as exports from "./admin/exports.ts";
import * as listings from "./admin/listings.ts";
import * as messages from "./admin/messages.ts";
import * as payments from "./admin/payments.ts";
import * as personalData from "./admin/personal-data.ts";
import * as adminRecalls from "./admin/recalls.ts";
import * as adminReports from "./admin/reports.ts";
import * as adminReviews from "./admin/reviews.ts";
import * as securityEvents from "./admin/security-events.ts";
import * as adminUserForms from "./admin/user-forms.ts";
import * as adminUsers from "./admin/users.ts";
import * as contacts from "./contacts.ts";
import * as errors from "./errors.ts";
import * as notifications from "./notifications.ts";
import * as advertisements from "./reference-data/advertisements.ts";
import * as locations from "./reference-data/localities.ts";
import * as operator from "./reference-data/operator.ts";
import * as operatorForm from "./reference-data/operator-form.ts";
import * as plans from "./reference-data/plans.ts";
import * as regions from "./reference-data/regions.ts";
import * as reports from "./reports.ts";
import * as service from "./service.ts";
import * as alerts from "./shop/alerts.ts";
import * as cart from "./shop/cart.ts";
import * as checkout from "./shop/checkout.ts";
import * as comparison from "./shop/comparison.ts";
import * as deliveryCosts from "./shop/delivery-costs.ts";
import * as favorites from "./shop/favorites.ts";
import * as orderMessages from "./shop/order-messages.ts";
import * as orderPage from "./shop/order-page.ts";
import * as orderReviews from "./shop/order-reviews.ts";
import * as orders from "./shop/orders.ts";
import * as photos from "./shop/photos.ts";
import * as prices from "./shop/prices.ts";
import * as products from "./shop/products.ts";
import * as quoteRequests from "./shop/quote-requests.ts";
import * as quotes from "./shop/quotes.ts";
import * as recalls from "./shop/recalls.ts";
import * as receipts from "./shop/receipts.ts";
import * as reviews from "./shop/reviews.ts";
import * as search from "./shop/search.ts";

/** Every call of the API by name. The server must have a handler for each; the tests iterate over them. §7 */
export const table = {
  ...regions,
  ...locations,
  ...plans,
  ...advertisements,
  ...operator,
  ...operatorForm,
  ...products,
  ...photos,
  ...prices,
  ...deliveryCosts,
  ...search,
  ...comparison,
  ...alerts,
  ...favorites,
  ...cart,
  ...checkout,
  ...orders,
  ...orderMessages,
  ...notifications,
  ...orderPage,
  ...orderReviews,
  ...receipts,
  ...reviews,
  ...recalls,
  ...quotes,
  ...quoteRequests,
  ...session,
  ...secondFactor,
  ...accountSettings,
  ...users,
  ...registration,
  ...contactChange,
  ...contactLinks,
  ...contract,
  ...ownData,
  ...invoices,
  ...identityRequests,
  ...contacts,
  ...admin,
  ...audit,
  ...listings,
  ...adminReviews,
  ...reports,
  ...adminReports,
  ...adminRecalls,
  ...securityEvents,
  ...diagnosis,
  ...errors,
  ...adminErrors,
  ...messages,
  ...downloads,
  ...exports,
  ...adminUsers,
  ...adminUserForms,
  ...personalData,
  ...payments,
  ...service,
} as const;

export type CallName = keyof typeof table;
