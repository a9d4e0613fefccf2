/** The header of a call that was rejected with `appUnknown`: the site key of reCAPTCHA Enterprise with which the app is attested. */
export const siteKeyHeader = "X-AppCheck-Site-Key";
