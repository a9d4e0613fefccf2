import * as z from "zod/mini";

const deniedCodes = ["permission-denied", "storage/unauthorized", "storage/unauthenticated"];

/**
 * Whether the rules allow an operation.
 * @throws any error other than a denial
 */
export async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    const code = z.safeParse(z.object({ code: z.string() }), error).data?.code;
    if (code && deniedCodes.includes(code)) return false;
    throw error;
  }
}
