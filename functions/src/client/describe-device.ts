const unknownDevice = "Tuntematon laite";

/**
 * Browser and system of a User-Agent, without versions and models: `Chrome, Android`. Only names that are known, because anything can be
 * written into a User-Agent.
 */
export async function describeDevice(userAgent: string | undefined): Promise<string> {
  if (!userAgent) return unknownDevice;
  // Loaded at the first write to keep cold starts short.
  const { default: bowser } = await import("bowser");
  const parser = bowser.getParser(userAgent.slice(0, 500));
  const known: readonly string[] = [...Object.values(bowser.BROWSER_MAP), ...Object.values(bowser.OS_MAP)];
  const names = [parser.getBrowserName(), parser.getOSName()].filter((name) => known.includes(name));
  return names.join(", ") || unknownDevice;
}
