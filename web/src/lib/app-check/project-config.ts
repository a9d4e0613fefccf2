import * as z from "zod/mini";

const Config = z.looseObject({ projectId: z.string(), apiKey: z.string() });

/** Fetches the project's Firebase configuration, which Hosting serves wherever the app is deployed. */
export async function fetchProjectConfig(): Promise<z.infer<typeof Config>> {
  const response = await fetch("/__/firebase/init.json");
  return Config.parse(await response.json());
}
