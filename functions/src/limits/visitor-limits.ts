import { maxQuotePhotos } from "@halkopiha/domain/quotes/quote-request.ts";
import { limits, newVisitorsPerAddress } from "../config.ts";
import { consume } from "../store/rate-limits.ts";
import { consumeNetwork, hour, limitTries, type Requester } from "./requester.ts";

/** Limits calls without a visitor cookie that may store something, because each new visitor gets their own documents. */
export function limitNewVisitors(address: string): Promise<void> {
  return consumeNetwork("new-visitor", address, { max: newVisitorsPerAddress.value(), window: hour });
}

export async function limitContact({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("contact-address", address, { max: limits.contactPerAddress.value(), window: hour });
  await consume(`contact:${visitor}`, { max: limits.contactPerVisitor.value(), window: hour });
}

/** Maximum number of a visitor's replies in one conversation in an hour. */
const maxTicketReplies = 20;

/** Limits the replies of whoever has the link of a conversation. @throws AppError `tooOften` */
export const limitTicketReply = (id: string, code: string): Promise<void> =>
  consume(`ticket-reply:${id}:${code}`, { max: maxTicketReplies, window: hour });

/** Limits requested alerts, each of which may send a mail to an unverified address. @throws AppError `tooOften` */
export async function limitAlert({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("alert-address", address, { max: limits.alertPerAddress.value(), window: hour });
  await consume(`alert:${visitor}`, { max: limits.alertPerVisitor.value(), window: hour });
}

/** Maximum number of errors that the browsers of a network report in an hour; a browser reports few in one visit. */
const maxErrorReports = 60;

/** Limits reported errors by the network alone: a browser that reports them may have no cookie. @throws AppError `tooOften` */
export const limitErrorReport = (address: string): Promise<void> =>
  consumeNetwork("error-report", address, { max: maxErrorReports, window: hour });

/** Limits confirmed alerts, apart from the pincodes that somebody needs for a login. @throws AppError `tooOften` */
export const limitAlertConfirmation = (requester: Requester) => limitTries("alert-try", requester);

/** Limits opened links of alerts, apart from their confirmations. @throws AppError `tooOften` */
export const limitAlertReading = (requester: Requester) => limitTries("alert-read", requester);

/** Limits requests for a quote, each of which is told to a seller. @throws AppError `tooOften` */
export async function limitQuote({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("quote-address", address, { max: limits.quotePerAddress.value(), window: hour });
  await consume(`quote:${visitor}`, { max: limits.quotePerVisitor.value(), window: hour });
}

/** Limits reports of listings and reviews, each of which an admin reads. @throws AppError `tooOften` */
export async function limitReport({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("report-address", address, { max: limits.reportPerAddress.value(), window: hour });
  await consume(`report:${visitor}`, { max: limits.reportPerVisitor.value(), window: hour });
}

/** Wrong codes of reports that a network may send in an hour. */
const maxWrongReportCodes = 60;

/** Limits wrong codes of reports. @throws AppError `tooOften` */
export const limitReportPage = (address: string): Promise<void> =>
  consumeNetwork("report-page", address, { max: maxWrongReportCodes, window: hour });

/** Photos for each request that a visitor may send, with some that are taken out again. */
const photosPerQuote = 2 * maxQuotePhotos;

/** Limits photos of requests for a quote and of reviews, sent or not. @throws AppError `tooOften` */
export async function limitPhoto({ visitor, address }: Requester): Promise<void> {
  const perAddress = photosPerQuote * limits.quotePerAddress.value();
  await consumeNetwork("photo-address", address, { max: perAddress, window: hour });
  await consume(`photo:${visitor}`, {
    max: photosPerQuote * limits.quotePerVisitor.value(),
    window: hour,
  });
}

/** Wrong codes of orders' pages that a network may send in an hour. */
const maxWrongOrderCodes = 60;

/** Limits wrong codes of orders' pages. @throws AppError `tooOften` */
export const limitOrderPage = (address: string): Promise<void> =>
  consumeNetwork("order-page", address, { max: maxWrongOrderCodes, window: hour });

/** Limits requests for the link of an order, apart from orders. @throws AppError `tooOften` */
export const limitOrderLink = (requester: Requester) => limitTries("order-link", requester);

/** Subscriptions of devices that a network may make for orders, or replace, in an hour. */
const maxSubscriptions = 60;

/** Limits subscriptions without a login. @throws AppError `tooOften` */
export const limitSubscription = (address: string): Promise<void> =>
  consumeNetwork("push-subscription", address, { max: maxSubscriptions, window: hour });

/** Limits orders, placed or rejected; what is placed is limited by its amount too (`checkAllowance`). @throws AppError `tooOften` */
export async function limitOrder({ visitor, address }: Requester): Promise<void> {
  await consume(`order-visitor:${visitor}`, { max: limits.orderPerVisitor.value(), window: hour });
  await consumeNetwork("order-address", address, { max: limits.orderPerAddress.value(), window: hour });
}
