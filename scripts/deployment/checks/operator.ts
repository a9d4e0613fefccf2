import * as z from "zod/mini";
import { decide, type Finding } from "./finding.ts";

const Answers = z.array(z.object({ url: z.string(), body: z.unknown() }));
const Operator = z.object({ operator: z.nullable(z.object({ name: z.string(), email: z.string() })) });

/** What a page that the server has rendered says about who runs the market; undefined when it does not say it. */
function readOperator(html: string): z.infer<typeof Operator>["operator"] | undefined {
  const [, json = "[]"] = /<script[^>]*id="answers"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const answer = Answers.parse(JSON.parse(json)).find(({ url }) => url === "/api/operator");
  return answer && Operator.parse(answer.body).operator;
}

/** Whether root has entered who runs the market; read from a page, because the API may answer only the app. */
export function describeOperator(html: string): Finding {
  const operator = readOperator(html);
  const deploy =
    "Pages do not say who runs the market: deploy the functions and Hosting of the same version.";
  const enter =
    "The details of the company that runs the market are missing: log in as root and enter them in the panel under 'Yrityksen tiedot'.";
  return decide(
    Boolean(operator),
    `The market is run by ${operator?.name}, ${operator?.email}.`,
    operator === null ? enter : deploy,
  );
}
