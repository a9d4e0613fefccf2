import type { ContractFacts, ContractNotice } from "@halkopiha/domain/accounts/contract-year.ts";
import type { Invoice } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { findMobile } from "@halkopiha/domain/accounts/mobile.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import type { IdentityRequest } from "@halkopiha/domain/identity/identity-request.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { getAgreedTime } from "@halkopiha/domain/orders/agree-time.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Canceller, Withdrawal } from "@halkopiha/domain/orders/order-endings.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { QuoteRequest } from "@halkopiha/domain/quotes/quote-request.ts";
import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import type { Fee } from "@halkopiha/domain/reference-data/membership.ts";
import type { Report } from "@halkopiha/domain/reports/report.ts";
import type { OrderReview } from "@halkopiha/domain/reviews/review.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import type { TermsEvent } from "@halkopiha/domain/terms/terms-event.ts";
import type { TermsVersion } from "@halkopiha/domain/terms/terms-versions.ts";
import { appUrl } from "../config.ts";
import { accountActivated, accountRejected, accountVerified } from "./accounts/account-mails.ts";
import { closingDecided } from "./accounts/closing-mails.ts";
import { contactChangedByAdmin, ibanChanged, passwordChanged } from "./accounts/contact-change-mails.ts";
import * as contracts from "./accounts/contract-mails.ts";
import { accountErased, erasureRequested, erasureWithdrawn } from "./accounts/erasure-mails.ts";
import { identityDecided } from "./accounts/identity-mails.ts";
import { invoiceMail, invoiceMessage } from "./accounts/invoice-mails.ts";
import {
  recoveryCodesRenewed,
  recoveryCodeUsed,
  secondFactorEnabled,
  secondFactorRemoved,
} from "./accounts/second-factor-mails.ts";
import { buildTermsUrl, termsChanged } from "./accounts/terms-mails.ts";
import { buildProfileUrl } from "./login-link.ts";
import { recallToSeller, takenBackToSeller } from "./recall-mails.ts";
import { buildReportUrl, decisionToAffected } from "./report-mails.ts";
import { restrictionMessage, restrictionToSeller } from "./restriction-mails.ts";
import { buildServiceUrl } from "./service-link.ts";
import { cancellationNotice } from "./shop/cancellation-notice.ts";
import { listingHidden, listingShown } from "./shop/listing-mails.ts";
import { buildSellerOrderUrl, sellerNotice } from "./shop/order-mails.ts";
import { messageToSeller } from "./shop/order-message-mails.ts";
import { timeAnswerNotice } from "./shop/order-time-notice.ts";
import { buildQuotesUrl, newQuoteRequest } from "./shop/quote-mails.ts";
import { reductionNotice } from "./shop/reduction-notice.ts";
import { hidingToSeller, reviewToSeller } from "./shop/review-mails.ts";
import { withdrawalNotice } from "./shop/withdrawal-notice.ts";

// What users are told, each as a mail and, for users without an e-mail address, as a text message: at most 160 letters of GSM 03.38 with
// a link, so no names, which may have other letters. Every mail to a user is made here, so that none is without its text message.

interface Texts<Details extends readonly unknown[]> {
  mail(user: User, to: string, ...details: Details): Mail;
  sms(...details: Details): string;
}

/** Makes the message to a user; null when the user has neither an e-mail address nor a mobile number. */
function defineNotice<Details extends readonly unknown[]>({ mail, sms }: Texts<Details>) {
  return (user: User, ...details: Details): Mail | Sms | null => {
    if (user.email !== null) return mail(user, user.email, ...details);
    const mobile = findMobile(user);
    return mobile === null ? null : { to: mobile, userId: user._id, text: `Halkopiha: ${sms(...details)}` };
  };
}

const ifNotYou = () => `Jos et tehnyt sitä itse, ota heti yhteyttä: ${buildServiceUrl()}`;

const cancelledTexts = {
  buyer: "peruttu",
  seller: "hylätty",
  notFetched: "päätetty, koska sitä ei noudettu",
} as const satisfies Record<Canceller, string>;

export const userNotices = {
  accountVerified: defineNotice({
    mail: accountVerified,
    sms: () =>
      `tilisi on vahvistettu. Soitamme laskusta ja avaamme tilin, kun maksu on saapunut. ${buildProfileUrl()}`,
  }),
  accountActivated: defineNotice({
    mail: accountActivated,
    sms: () => `tilisi on aktivoitu. Lisää tuotteesi myyntiin: ${buildProfileUrl()}`,
  }),
  accountRejected: defineNotice({
    mail: accountRejected,
    sms: () =>
      `tiliäsi ei avattu, ja sen tiedot on poistettu. Et ole velkaa. Kysy lisää: ${buildServiceUrl()}`,
  }),
  contractEnding: defineNotice({
    mail: contracts.contractNotice,
    sms: (notice: ContractNotice, fee: Fee) =>
      `${contracts.contractMessage(notice, fee)} ${notice.ending.reason === "unpaid" ? buildProfileUrl() : buildServiceUrl()}`,
  }),
  invoiceMade: defineNotice({
    mail: invoiceMail,
    sms: (invoice: Omit<Invoice, "_id" | "createdAt">) => `${invoiceMessage(invoice)} ${buildProfileUrl()}`,
  }),
  noticeGiven: defineNotice({
    mail: contracts.noticeGivenConfirmation,
    sms: (facts: ContractFacts) => `${contracts.noticeGivenMessage(facts)} ${contracts.buildContractUrl()}`,
  }),
  noticeWithdrawn: defineNotice({
    mail: contracts.noticeWithdrawnConfirmation,
    sms: (_facts: ContractFacts) => `${contracts.noticeWithdrawnMessage()} ${contracts.buildContractUrl()}`,
  }),
  erasureRequested: defineNotice({
    mail: erasureRequested,
    sms: (day: CalendarDay) =>
      `tilisi poistetaan ${formatCalendarDay(day)}. Siihen asti voit perua poiston: ${contracts.buildContractUrl()}`,
  }),
  erasureWithdrawn: defineNotice({
    mail: erasureWithdrawn,
    sms: () => `tilisi poistaminen on peruttu, ja ilmoituksesi palaavat myyntiin. ${buildProfileUrl()}`,
  }),
  accountErased: defineNotice({
    mail: accountErased,
    sms: () =>
      `tilisi ja sen tiedot on poistettu, kuten pyysit. Mitä laki vaatii säilyttämään: ${appUrl.value()}/tietosuoja`,
  }),
  closingDecided: defineNotice({
    mail: closingDecided,
    sms: (approved: boolean) =>
      approved
        ? `tilisi on suljettu, kuten pyysit. ${buildServiceUrl()}`
        : `pyysit tilisi sulkemista, mutta sitä ei suljettu. Kysy lisää: ${buildServiceUrl()}`,
  }),
  passwordChanged: defineNotice({
    mail: passwordChanged,
    sms: () => `salasanasi on vaihdettu. ${ifNotYou()}`,
  }),
  ibanChanged: defineNotice({
    mail: ibanChanged,
    sms: () => `kuittiesi tilinumero on muutettu. ${ifNotYou()}`,
  }),
  contactChangedByAdmin: defineNotice({
    mail: contactChangedByAdmin,
    sms: () =>
      `asiakaspalvelu vaihtoi yhteystietosi. Jos et pyytänyt sitä, ota heti yhteyttä: ${buildServiceUrl()}`,
  }),
  identityDecided: defineNotice({
    mail: identityDecided,
    sms: (_request: IdentityRequest, approved: boolean) =>
      approved
        ? `pyytämäsi tietojen muutos on hyväksytty. ${buildProfileUrl()}`
        : `pyytämääsi tietojen muutosta ei hyväksytty. Kysy lisää: ${buildServiceUrl()}`,
  }),
  secondFactorEnabled: defineNotice({
    mail: secondFactorEnabled,
    sms: () => `kaksivaiheinen tunnistautuminen on käytössä. ${ifNotYou()}`,
  }),
  secondFactorRemoved: defineNotice({
    mail: secondFactorRemoved,
    sms: () => `kaksivaiheinen tunnistautuminen on poistettu. ${ifNotYou()}`,
  }),
  recoveryCodesRenewed: defineNotice({
    mail: recoveryCodesRenewed,
    sms: () => `palautuskoodisi on vaihdettu uusiin. ${ifNotYou()}`,
  }),
  recoveryCodeUsed: defineNotice({
    mail: recoveryCodeUsed,
    sms: (left: number) =>
      `tilillesi kirjauduttiin palautuskoodilla. Koodeja jäljellä ${left}. ${ifNotYou()}`,
  }),
  newOrder: defineNotice({
    mail: (_user: User, to: string, order: Order) => sellerNotice(order, to),
    sms: ({ _id, orderNumber, totals }: Order) => {
      const total = formatEuros(totals.totalPrice).replaceAll(/\s/g, " ");
      return `uusi tilaus ${orderNumber}, ${total}. Avaa: ${buildSellerOrderUrl({ _id })}`;
    },
  }),
  orderMessage: defineNotice({
    mail: (_user: User, to: string, order: Order, text: string) => messageToSeller(order, to, text),
    sms: (order: Order, _text: string) =>
      `uusi viesti tilauksesta ${order.orderNumber}. Avaa: ${buildSellerOrderUrl(order)}`,
  }),
  reductionAnswered: defineNotice({
    mail: (_user: User, to: string, order: Order, accepted: boolean) => reductionNotice(order, accepted, to),
    sms: (order: Order, accepted: boolean) => {
      const answer = accepted ? "ostaja hyväksyi muutoksen" : "ostaja ei hyväksynyt muutosta";
      return `tilaus ${order.orderNumber}: ${answer}. Avaa: ${buildSellerOrderUrl(order)}`;
    },
  }),
  timeAnswered: defineNotice({
    mail: (_user: User, to: string, order: Order) => timeAnswerNotice(order, to),
    sms: (order: Order) => {
      const answer = getAgreedTime(order) ? "ostaja valitsi ajan" : "ehdotettu aika ei sovi ostajalle";
      return `tilaus ${order.orderNumber}: ${answer}. Avaa: ${buildSellerOrderUrl(order)}`;
    },
  }),
  orderCancelled: defineNotice({
    mail: (_user: User, to: string, order: Order, by: Canceller) => cancellationNotice(order, by, to),
    sms: (order: Order, by: Canceller) =>
      `tilaus ${order.orderNumber} on ${cancelledTexts[by]}. Avaa: ${buildSellerOrderUrl(order)}`,
  }),
  orderWithdrawn: defineNotice({
    mail: (_user: User, to: string, order: Order, withdrawal: Withdrawal) =>
      withdrawalNotice(order, withdrawal, to),
    sms: (order: Order) =>
      `ostaja peruutti tilauksen ${order.orderNumber} sopimuksen. Avaa: ${buildSellerOrderUrl(order)}`,
  }),
  orderReviewed: defineNotice({
    mail: (_user: User, to: string, order: Order, review: OrderReview) => reviewToSeller(order, to, review),
    sms: (order: Order, review: OrderReview) =>
      `${review.editedAt ? "arvostelua on muutettu" : "uusi arvostelu"}, tilaus ${order.orderNumber}. Avaa: ${buildSellerOrderUrl(order)}`,
  }),
  reviewHidden: defineNotice({
    mail: (_user: User, to: string, order: Order, reason: string | null) => hidingToSeller(order, to, reason),
    sms: (order: Order, reason: string | null) =>
      `tilauksen ${order.orderNumber} arvostelu ${reason === null ? "näkyy taas" : "on piilotettu"}. Avaa: ${buildSellerOrderUrl(order)}`,
  }),
  contentDecided: defineNotice({
    mail: (user: User, to: string, report: Report, code: string) =>
      decisionToAffected(to, `Hei ${displayName(user)}!`, report, code),
    sms: (report: Report, code: string) =>
      `päätös ilmoituksestasi. Perustelut: ${buildReportUrl(report._id, code)}`,
  }),
  listingHidden: defineNotice({
    mail: listingHidden,
    sms: (_product: Product, _reason: string) =>
      `ilmoituksesi on piilotettu. Syy on ilmoituksen kohdalla: ${buildProfileUrl()}`,
  }),
  listingShown: defineNotice({
    mail: listingShown,
    sms: (_product: Product) => `piilotettu ilmoituksesi näkyy taas ostajille. ${buildProfileUrl()}`,
  }),
  restricted: defineNotice({ mail: restrictionToSeller, sms: restrictionMessage }),
  listingRecalled: defineNotice({
    mail: recallToSeller,
    sms: (_recall: Recall) =>
      `tuotteesi on vedetty takaisin vaarallisena. Älä luovuta sitä enää. Perustelut ilmoituksissasi: ${buildProfileUrl()}`,
  }),
  recallTakenBack: defineNotice({
    mail: takenBackToSeller,
    sms: (_recall: Recall) => `tuotteesi takaisinveto on peruttu. ${buildProfileUrl()}`,
  }),
  termsChanged: defineNotice({
    mail: termsChanged,
    sms: ({ version }: TermsVersion, { appliesFrom }: TermsEvent) =>
      `käyttöehdot muuttuvat ${formatCalendarDay(appliesFrom)}. Muutokset ja uudet ehdot: ${buildTermsUrl(version)}`,
  }),
  newQuoteRequest: defineNotice({
    mail: newQuoteRequest,
    sms: (_request: QuoteRequest) => `uusi tarjouspyyntö palvelustasi. Avaa: ${buildQuotesUrl()}`,
  }),
} as const;

/** A kind of notice that needs the user only. */
export type PlainNotice = (user: User) => Mail | Sms | null;
