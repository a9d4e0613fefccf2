/** Trusted HTML that is inserted without escaping. */
export interface Html {
  readonly markup: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function toMarkup(value: string | Html | readonly Html[]): string {
  if (typeof value === "string") return escapeHtml(value);
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

/** Tagged template for HTML: interpolated strings are escaped, `Html` values are not. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return {
    markup: parts.reduce((written, part, index) => {
      const value = values[index - 1];
      return written + (value === undefined ? "" : toMarkup(value)) + part;
    }),
  };
}

/** Where the details of the operator are filled in when a mail is sent; no interpolated text can be equal to it. */
export const operatorSlot = "<!--operator-->";
