import * as z from "zod/mini";

const deniedCodes = ["permission-denied", "storage/unauthorized", "storage/unauthenticated"];

/**
 * Whether the rules let an attempt through.
 * @throws whatever else went wrong
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
