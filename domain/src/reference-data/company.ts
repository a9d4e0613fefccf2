/** The company that runs the marketplace, as displayed on every page. */
export const company = {
  name: "Halkopiha",
  email: "asiakaspalvelu@halkopiha.fi",
  /** Opening hours of customer service. */
  hours: "arkisin klo 9–16",
} as const;
