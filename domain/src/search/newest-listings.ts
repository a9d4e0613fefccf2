/** The query of the newest listings of firewood, as `/ilmoitukset` lists them. */
export const newestListingsQuery = { category: "Polttopuut", limit: 8 } as const;
