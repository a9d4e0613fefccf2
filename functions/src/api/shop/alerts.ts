import { type AlertTarget, ConfirmCode } from "@halkopiha/domain/alerts/alert.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/alerts.ts";
import { formatProductTitle } from "@halkopiha/domain/products/product-title.ts";
import { describeAlert, readLocalities } from "../../alerts/describe-alert.ts";
import { describeChoices } from "../../alerts/describe-search.ts";
import { createUnsubscribeCode, readUnsubscribeCode } from "../../alerts/unsubscribe-code.ts";
import { defineHandler } from "../../http/handler.ts";
import { tryConsumeRecipientLimit } from "../../limits/recipient-limit.ts";
import { limitAlert, limitAlertConfirmation, limitAlertReading } from "../../limits/visitor-limits.ts";
import { alertRequested } from "../../mail/shop/alert-mails.ts";
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
    await alerts.createAlert(body, (code) => alertRequested({ to: body.email, description, code }));
  }
  return { message: "Tarkista sähköpostisi ja vahvista hakuvahti viestin linkistä." };
});

export const confirmAlert = defineHandler(calls.confirmAlert, async ({ visitor, body, address }) => {
  await limitAlertConfirmation({ visitor, address });
  await alerts.confirmAlert(body.token);
  return { message: "Hakuvahti on päällä." };
});

/** @throws AppError `linkInvalid` when the code is not ours */
function findLinked(code: string): Promise<alerts.Alert[]> {
  if (ConfirmCode.safeParse(code).success) return findAlertToConfirm(code);
  const ids = readUnsubscribeCode(code);
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
    unsubscribeToken: linked.length > 0 ? createUnsubscribeCode(linked.map(({ _id }) => _id)) : null,
  };
});

/** @throws AppError `linkInvalid` when the code is not ours */
async function endLinked(code: string): Promise<{ message: string }> {
  const ids = readUnsubscribeCode(code);
  if (!ids) throw new AppError("linkInvalid");
  await alerts.deleteAlerts(ids);
  return { message: "Hakuvahdit on lopetettu. Emme lähetä niistä enää viestejä." };
}

export const endAlerts = defineHandler(calls.endAlerts, ({ body }) => endLinked(body.token));

export const unsubscribe = defineHandler(calls.unsubscribe, ({ query }) => endLinked(query.t));
