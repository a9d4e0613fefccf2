import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Operator } from "@halkopiha/domain/reference-data/operator.ts";
import { html, operatorSlot } from "./html.ts";

/** The lines that say who runs the market; there is none for what root has not entered. */
function toLines({ name, ytunnus, street, zip, place, email, phone, hours }: Operator): string[] {
  return [
    `${name}, Y-tunnus ${ytunnus}`,
    `${street}, ${zip} ${place}`,
    phone === null ? email : `${email}, ${phone}`,
    ...(hours === null ? [] : [`Asiakaspalvelu vastaa ${hours}.`]),
  ];
}

/** Fills in who runs the market while a mail is sent, so that mails which have waited have the present details too. */
export function withOperator<M extends Pick<Mail, "text" | "html">>(mail: M, operator: Operator | null): M {
  if (!mail.html.includes(operatorSlot)) return mail;
  const lines = operator ? toLines(operator) : [];
  const { markup } = html`${lines.map((line) => html`<br>${line}`)}`;
  return {
    ...mail,
    text: [mail.text, ...lines].join("\n"),
    // A function, because a name may contain `$&`.
    html: mail.html.replace(operatorSlot, () => markup),
  };
}
