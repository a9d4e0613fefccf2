import bowser from "bowser";

const unknownDevice = "Tuntematon laite";

/** Browser and system of a User-Agent, without versions and models: `Chrome, Android`. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const parser = bowser.getParser(userAgent.slice(0, 500));
  const names = [parser.getBrowserName(), parser.getOSName()].filter(Boolean);
  return names.join(", ") || unknownDevice;
}
