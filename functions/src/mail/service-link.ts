import { appUrl } from "../config.ts";

/** The page of the customer service. */
export const buildServiceUrl = (): string => `${appUrl.value()}/asiakaspalvelu`;

/** A link of a mail to the customer service. */
export const toServiceLink = (text = "Ota yhteyttä asiakaspalveluun") => ({
  link: text,
  url: buildServiceUrl(),
});
