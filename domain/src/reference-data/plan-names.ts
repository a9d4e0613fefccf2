export const planName = { basic: "Basic", premium: "Premium" } as const;
