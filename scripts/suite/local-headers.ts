import * as z from "zod/mini";

/** The response headers that firebase.json configures for Hosting. */
export const HeaderRules = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
type HeaderRules = z.output<typeof HeaderRules>;

/** The emulators that a page connects to, and the one that serves its images. */
const emulatorSources = {
  "connect-src": ["auth", "firestore", "storage"],
  "img-src": ["storage"],
} as const;

type EmulatorName = (typeof emulatorSources)[keyof typeof emulatorSources][number];

function toLocalPolicy(policy: string, ports: Readonly<Record<EmulatorName, number>>): string {
  const added = new Map(
    Object.entries(emulatorSources).map(([directive, names]) => [
      directive,
      names.map((name) => ` http://127.0.0.1:${ports[name]}`).join(""),
    ]),
  );
  return policy
    .split("; ")
    .filter((directive) => directive !== "upgrade-insecure-requests")
    .map((directive) => directive + (added.get(directive.split(" ", 1).join()) ?? ""))
    .join("; ");
}

/**
 * Adapts the production headers to the local suite: a page may connect to the emulators, and Strict-Transport-Security is removed because
 * they do not support HTTPS. All other headers stay as strict.
 */
export function toLocalHeaders(
  rules: HeaderRules,
  ports: Readonly<Record<EmulatorName, number>>,
): HeaderRules {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers
      .filter(({ key }) => key !== "Strict-Transport-Security")
      .map(({ key, value }) => ({
        key,
        value: key === "Content-Security-Policy" ? toLocalPolicy(value, ports) : value,
      })),
  }));
}
