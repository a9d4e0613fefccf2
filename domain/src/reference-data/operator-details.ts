// Without schemas: every page has these details in its footer, and its first scripts load no library that parses.

/** The company that runs the marketplace, as visitors see it. */
export interface OperatorDetails {
  name: string;
  ytunnus: string;
  street: string;
  zip: string;
  place: string;
  email: string;
  phone: string | null;
  /** Opening hours of customer service, such as `arkisin klo 9–16`. */
  hours: string | null;
  iban: string | null;
  bic: string | null;
  links: readonly { readonly label: string; readonly url: string }[];
}
