import { User, type UserAccount } from "@halkopiha/domain/accounts/user.ts";
import { toYearEnd } from "@halkopiha/domain/reference-data/membership.ts";
import { toUserDocument } from "../../src/store/accounts/user-document.ts";
import { requireDocument } from "../../src/store/firestore/document.ts";
import { database, newSeller } from "./market.ts";

const userRef = (id: string) => database.collection("users").doc(id);

/** The account of a seller as it is stored now. */
export async function readAccount(id: string): Promise<UserAccount> {
  return requireDocument(User, await userRef(id).get()).userAccount;
}

/** Changes the account of a seller past the API, with the day on which the nightly job looks at it next. */
export async function changeStoredAccount(id: string, change: Partial<UserAccount>): Promise<void> {
  const { _id, createdAt, updatedAt, ...user } = requireDocument(User, await userRef(id).get());
  await userRef(id).update(toUserDocument({ ...user, userAccount: { ...user.userAccount, ...change } }));
}

/** A new active seller whose account is paid until the end of this year. */
export async function newPaidSeller(paidUntil: number, change: Partial<User> = {}): Promise<User> {
  const seller = await newSeller(change);
  const account = {
    isActive: true,
    paid: true,
    timesActivated: 1,
    expires: toYearEnd(paidUntil),
    paidUntil,
    unrecorded: { paidUntil, openUntil: paidUntil },
  };
  await changeStoredAccount(seller._id, account);
  return seller;
}

/** The kinds of notices about the contract of a seller that have been queued, in no order. */
export async function readContractNotices(id: string): Promise<string[]> {
  const mails = await database
    .collection("mail")
    .where("__name__", ">=", database.doc(`mail/contract-${id}-`))
    .where("__name__", "<", database.doc(`mail/contract-${id}.`))
    .get();
  return mails.docs.map((mail) => mail.id.split("-").at(-1) ?? "");
}

/** The ids of the mails with invoices that a seller has been sent. */
export async function readInvoiceMails(id: string): Promise<string[]> {
  const mails = await database
    .collection("mail")
    .where("__name__", ">=", database.doc(`mail/invoice-${id}-`))
    .where("__name__", "<", database.doc(`mail/invoice-${id}.`))
    .get();
  return mails.docs.map((mail) => mail.id);
}

const operatorRef = () => database.collection("settings").doc("operator");

/** Enters the account number that invoices need; the sample market has none. */
export const enterIban = () => operatorRef().update({ iban: "FI2112345600000785", bic: "NDEAFIHH" });
export const removeIban = () => operatorRef().update({ iban: null, bic: null });
