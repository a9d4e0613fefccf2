const unknownDevice = "Tuntematon laite";

/** Browser and system of a User-Agent, without versions and models: `Chrome, Android`. */
export async function describeDevice(userAgent: string | undefined): Promise<string> {
  if (!userAgent) return unknownDevice;
  // Loaded at the first login to keep cold starts short.
  const { default: bowser } = await import("bowser");
  const parser = bowser.getParser(userAgent.slice(0, 500));
  const names = [parser.getBrowserName(), parser.getOSName()].filter(Boolean);
  return names.join(", ") || unknownDevice;
}
