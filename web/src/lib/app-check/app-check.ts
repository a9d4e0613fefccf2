import { siteKeyHeader } from "@halkopiha/domain/contract/app-check.ts";

/** Proves that calls come from our app, once the server has asked for it. */
export function createAppCheck() {
  let attest: (() => Promise<string>) | undefined;
  return {
    /** The token that says that a call comes from our app; null where the server has not asked for one. @throws when App Check does not answer */
    readToken: async (): Promise<string | null> => (attest ? attest() : null),

    /**
     * Prepares to attest the app, if a response asks for it for the first time. What attests it is large and belongs to another company, so it is loaded
     * no earlier.
     * @returns whether the call is worth sending again
     * @throws when what attests the app cannot be loaded
     */
    async answerChallenge(response: Response): Promise<boolean> {
      const siteKey = response.headers.get(siteKeyHeader);
      if (response.status !== 403 || !siteKey || attest) return false;
      const { createAttestation } = await import("./attestation.ts");
      attest ??= await createAttestation(siteKey);
      return true;
    },
  };
}
