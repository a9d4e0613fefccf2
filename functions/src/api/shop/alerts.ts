import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as rows from "@halkopiha/domain/contract/shop/alerts.ts";
import { readUnsubscribeToken } from "../../alerts/unsubscribe-token.ts";
import { defineHandler } from "../../http/handler.ts";
import { limitAlert, limitAlertConfirmation } from "../../http/request-limits.ts";
import { alertRequested } from "../../mail/alert-mails.ts";
import { tryConsumeRecipientLimit } from "../../sending/recipient-limit.ts";
import * as alerts from "../../store/alerts/alerts.ts";
import { findVisibleProduct } from "../../store/products/products.ts";

export const createAlert = defineHandler(rows.createAlert, async ({ visitor, body, address }) => {
  await limitAlert({ visitor, address });
  if (body.productId && !(await findVisibleProduct(body.productId))) throw new AppError("listingEnded");
  if (await tryConsumeRecipientLimit("alert", body.email)) {
    await alerts.createAlert(body, (token) => alertRequested(body.email, token));
  }
  return { message: "Tarkista sähköpostisi ja vahvista hakuvahti viestin linkistä." };
});

export const confirmAlert = defineHandler(rows.confirmAlert, async ({ visitor, body, address }) => {
  await limitAlertConfirmation({ visitor, address });
  await alerts.confirmAlert(body.token);
  return { message: "Hakuvahti on päällä." };
});

export const unsubscribe = defineHandler(rows.unsubscribe, async ({ query }) => {
  const ids = readUnsubscribeToken(query.t);
  if (!ids) throw new AppError("linkInvalid");
  await alerts.deleteAlerts(ids);
  return { message: "Hakuvahdit on lopetettu. Emme lähetä niistä enää viestejä." };
});
