import { limits } from "../../src/config.ts";

/** Lets code that runs in this process use the limits of production: without Firebase, a setting without a value is 0. */
export function useProductionLimits(): void {
  for (const { name, options } of Object.values(limits)) process.env[name] = String(options.default);
}
