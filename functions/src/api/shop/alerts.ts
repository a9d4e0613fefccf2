import { type AlertTarget, ConfirmToken } from "@halkopiha/domain/alerts/alert.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/alerts.ts";
import { formatProductTitle } from "@halkopiha/domain/products/product-title.ts";
import { describeAlert, readLocalities } from "../../alerts/describe-alert.ts";
import { describeChoices } from "../../alerts/describe-search.ts";
import { createUnsubscribeToken, readUnsubscribeToken } from "../../alerts/unsubscribe-token.ts";
import { defineHandler } from "../../http/handler.ts";
import { limitAlert, limitAlertConfirmation, limitAlertReading } from "../../http/request/request-limits.ts";
import { alertRequested } from "../../mail/alert-mails.ts";
import { tryConsumeRecipientLimit } from "../../sending/recipient-limit.ts";
import * as alerts from "../../store/alerts/alerts.ts";
import { findAlertToConfirm, readLiveAlerts } from "../../store/alerts/linked-alerts.ts";
import { findVisibleProduct } from "../../store/products/products.ts";

/**
 * What an alert that nobody has confirmed waits for, without what was typed.
 * @throws AppError `listingEnded`
 */
async function describeRequested({ search, productId }: AlertTarget): Promise<string> {
  if (search) return describeChoices(search, await readLocalities());
  const product = productId && (await findVisibleProduct(productId));
  if (!product) throw new AppError("listingEnded");
  return formatProductTitle(product);
}

export const createAlert = defineHandler(calls.createAlert, async ({ visitor, body, address }) => {
  await limitAlert({ visitor, address });
  const description = await describeRequested(body);
  if (await tryConsumeRecipientLimit("alert", body.email)) {
    await alerts.createAlert(body, (token) => alertRequested({ to: body.email, description, token }));
  }
  return { message: "Tarkista sähköpostisi ja vahvista hakuvahti viestin linkistä." };
});

export const confirmAlert = defineHandler(calls.confirmAlert, async ({ visitor, body, address }) => {
  await limitAlertConfirmation({ visitor, address });
  await alerts.confirmAlert(body.token);
  return { message: "Hakuvahti on päällä." };
});

/** @throws AppError `linkInvalid` when the token is not ours */
function findLinked(token: string): Promise<alerts.Alert[]> {
  if (ConfirmToken.safeParse(token).success) return findAlertToConfirm(token);
  const ids = readUnsubscribeToken(token);
  if (!ids) throw new AppError("linkInvalid");
  return readLiveAlerts(ids);
}

export const readAlerts = defineHandler(calls.readAlerts, async ({ visitor, body, address }) => {
  await limitAlertReading({ visitor, address });
  const linked = await findLinked(body.token);
  return {
    alerts: await Promise.all(
      linked.map(async (alert) => ({
        description: await describeAlert(alert),
        isConfirmed: alert.confirmedAt !== null,
      })),
    ),
    unsubscribeToken: linked.length > 0 ? createUnsubscribeToken(linked.map(({ _id }) => _id)) : null,
  };
});

/** @throws AppError `linkInvalid` when the token is not ours */
async function endLinked(token: string): Promise<{ message: string }> {
  const ids = readUnsubscribeToken(token);
  if (!ids) throw new AppError("linkInvalid");
  await alerts.deleteAlerts(ids);
  return { message: "Hakuvahdit on lopetettu. Emme lähetä niistä enää viestejä." };
}

export const endAlerts = defineHandler(calls.endAlerts, ({ body }) => endLinked(body.token));

export const unsubscribe = defineHandler(calls.unsubscribe, ({ query }) => endLinked(query.t));
