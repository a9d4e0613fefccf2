import { readOperatorSettings } from "@halkopiha/domain/contract/reference-data/operator.ts";
import type { OperatorChange } from "@halkopiha/domain/reference-data/operator-form.ts";
import { logInAsRoot } from "./users.ts";

/** The form of who runs the market, as root opens it. */
export async function readOperatorForm(): Promise<OperatorChange> {
  const { operator } = await (await logInAsRoot()).call(readOperatorSettings, {});
  if (!operator) throw new Error("The sample market has no operator.");
  const { _id, ...form } = operator;
  return form;
}
