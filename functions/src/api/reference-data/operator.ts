import * as calls from "@halkopiha/domain/contract/reference-data/operator.ts";
import * as formCalls from "@halkopiha/domain/contract/reference-data/operator-form.ts";
import { toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import * as store from "../../store/reference-data/operator.ts";

export const readOperator = defineHandler(calls.readOperator, async () => {
  const operator = await store.readCachedOperator();
  return { operator: operator && toPublicOperator(operator) };
});

export const readOperatorSettings = defineHandler(calls.readOperatorSettings, async () => ({
  operator: await store.readOperator(),
}));

export const updateOperator = defineHandler(formCalls.updateOperator, async ({ body, caller }) => ({
  operator: await store.writeOperator(body, toAuditAuthor(caller)),
  message: "Yrityksen tiedot on tallennettu.",
}));
