/** Maximum number of confirmed alerts of one e-mail address. */
export const maxAlerts = 10;

/** Maximum number of new listings that a mail shows of one alert; the rest is behind a link. */
export const maxListed = 10;
