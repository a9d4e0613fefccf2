import { recordPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { getToday } from "../../../src/today.ts";
import { reviewOrder } from "../reviews.ts";
import { createUserWithFactor } from "../second-factor.ts";
import { requestExport, waitForExport } from "../seller-list/exports.ts";
import { createUserAsRoot, logInAsRoot, personForm, userForm } from "../users.ts";
import type { CallExamples } from "./call-example.ts";
import { admin, asAdmin, createProductForSale } from "./fixtures.ts";

/** An export whose files are stored. */
async function finishedExport(): Promise<string> {
  const ref = await requestExport();
  await waitForExport(ref);
  return ref.id;
}

function newUser() {
  const { confPassword, terms, ...form } = personForm();
  return form;
}

/** A payment for this year that came today. */
const newPayment = () => ({ year: Number(getToday().slice(0, 4)), amount: 15_060, received: getToday() });

/** Examples of the panel's calls about users, the change log, the dashboard and downloads. */
export const adminPanel = {
  listUsers: {
    arrange: () => asAdmin({ query: { active: "true", limit: 5 } }),
    invalidQueryField: { field: "sort", value: "salary" },
  },
  searchUsers: {
    arrange: () => asAdmin({ body: { queryString: "halmela", limit: 5 } }),
    invalidBodyField: { field: "sort", value: "salary" },
  },
  countUsers: {
    arrange: () => asAdmin({ body: { paid: "true" as const, region: "pirkanmaa" } }),
    invalidBodyField: { field: "plan", value: "gold" },
  },
  createUser: {
    arrange: () => asAdmin({ body: newUser() }),
    invalidBodyField: { field: "password", value: "salasana" },
  },
  listNewUsers: {
    arrange: () => asAdmin({ query: { limit: 5 } }),
    invalidQueryField: { field: "limit", value: 0 },
  },
  changeUser: {
    arrange: async () => {
      const { uid, email } = await createUserAsRoot();
      return asAdmin({ params: { id: uid }, body: userForm({ email }) });
    },
    invalidBodyField: { field: "phonenumber", value: "puhelin" },
  },
  deleteUser: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
  deleteUsers: {
    arrange: async () =>
      asAdmin({ body: { ids: [(await createUserAsRoot()).uid, (await createUserAsRoot()).uid] } }),
    invalidBodyField: { field: "ids", value: [] },
  },
  activateUser: {
    arrange: async () =>
      asAdmin({ params: { id: (await createUserAsRoot()).uid }, body: { active: true, paid: false } }),
    invalidBodyField: { field: "paid", value: "kyllä" },
  },
  resetSecondFactor: {
    arrange: async () => asAdmin({ params: { id: (await createUserWithFactor()).uid } }),
  },
  verifyUser: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
  activateUsers: {
    arrange: async () => asAdmin({ body: { ids: [(await createUserAsRoot()).uid], paid: true } }),
    invalidBodyField: { field: "ids", value: [] },
  },
  listPayments: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
  recordPayment: {
    arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid }, body: newPayment() }),
    invalidBodyField: { field: "amount", value: 0 },
  },
  undoPayment: {
    arrange: async () => {
      const { uid } = await createUserAsRoot();
      const { payment } = await (await admin()).call(recordPayment, {
        params: { id: uid },
        body: newPayment(),
      });
      return asAdmin({ params: { id: uid, payment: payment._id } });
    },
  },
  listAudit: {
    arrange: async () => ({ as: await logInAsRoot(), request: { query: { limit: 5 } } }),
    invalidQueryField: { field: "limit", value: 0 },
  },
  searchAudit: {
    arrange: async () => ({
      as: await logInAsRoot(),
      request: { body: { search: "kainuu", kind: "region" as const } },
    }),
    invalidBodyField: { field: "kind", value: "planet" },
  },
  listHiddenListings: {
    arrange: () => asAdmin({ query: { limit: 5 } }),
    invalidQueryField: { field: "limit", value: 0 },
  },
  listReviews: {
    arrange: () => asAdmin({ query: { hidden: "true" as const } }),
    invalidQueryField: { field: "hidden", value: "false" },
  },
  hideReview: {
    arrange: async () => {
      const { id } = await reviewOrder(await createProductForSale());
      return asAdmin({ params: { id }, body: { reason: "Asiaton." } });
    },
    invalidBodyField: { field: "reason", value: "" },
  },
  showReview: {
    arrange: async () => {
      const { id } = await reviewOrder(await createProductForSale());
      return asAdmin({ params: { id } });
    },
  },
  hideListing: {
    arrange: async () =>
      asAdmin({ params: { id: (await createProductForSale())._id }, body: { reason: "Väärä kuva" } }),
    invalidBodyField: { field: "reason", value: " " },
  },
  showListing: { arrange: async () => asAdmin({ params: { id: (await createProductForSale())._id } }) },
  listSecurityEvents: {
    arrange: async () => ({
      as: await logInAsRoot(),
      request: { query: { limit: 5, kinds: "failed" as const } },
    }),
    invalidQueryField: { field: "kinds", value: "noise" },
  },
  readDiagnosis: { arrange: async () => ({ as: await logInAsRoot(), request: {} }) },
  readDashboard: { arrange: () => asAdmin({}) },
  readListingCounts: {
    arrange: () => asAdmin({ query: { category: "Palvelut" } }),
    invalidQueryField: { field: "category", value: "Puut" },
  },
  readFigures: { arrange: () => asAdmin({}) },
  downloadSellerListCsv: { arrange: () => asAdmin({}) },
  downloadSellerListExcel: { arrange: () => asAdmin({}) },
  downloadListedCsv: {
    arrange: () =>
      asAdmin({ body: { active: "true" as const, sort: "name" as const, columns: "name,phone" } }),
    invalidBodyField: { field: "columns", value: "salary" },
  },
  downloadListedExcel: {
    arrange: () => asAdmin({ body: {} }),
    invalidBodyField: { field: "sort", value: "salary" },
  },
  searchPersonalData: {
    arrange: () => asAdmin({ body: { contact: "aino.ahonala@posti.example" } }),
    invalidBodyField: { field: "contact", value: "Aino" },
  },
  exportPersonalData: {
    arrange: () => asAdmin({ body: { contact: "040 000 0987" } }),
    invalidBodyField: { field: "contact", value: "" },
  },
  erasePersonalData: {
    arrange: () => asAdmin({ body: { contact: "ei.kukaan@posti.example" } }),
    invalidBodyField: { field: "cursor", value: "../1" },
  },
  downloadSelectedCsv: {
    arrange: () => asAdmin({ body: { ids: ["halkomestari"] } }),
    invalidBodyField: { field: "ids", value: [] },
  },
  downloadSelectedExcel: {
    arrange: () => asAdmin({ body: { ids: ["halkomestari"], columns: "name" } }),
    invalidBodyField: { field: "columns", value: "salary" },
  },
  downloadExportCsv: { arrange: async () => asAdmin({ params: { id: await finishedExport() } }) },
  downloadExportExcel: { arrange: async () => asAdmin({ params: { id: await finishedExport() } }) },
} as const satisfies Partial<CallExamples>;
