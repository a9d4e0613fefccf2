/** What the account plans are called. */
export const planName = { basic: "Basic", premium: "Premium" } as const;
