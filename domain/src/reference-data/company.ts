/** Who keeps the market, as every page says it. */
export const company = {
  name: "Halkopiha",
  email: "asiakaspalvelu@halkopiha.fi",
  /** When customer service answers. */
  hours: "arkisin klo 9–16",
} as const;
