import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/recalls.ts";
import { defineHandler } from "../../http/handler.ts";
import { findNotice } from "../../store/recalls/recalls.ts";

export const readRecall = defineHandler(calls.readRecall, async ({ params }) => {
  const recall = await findNotice(params.id);
  if (!recall) throw new AppError("notFound");
  return { recall };
});
