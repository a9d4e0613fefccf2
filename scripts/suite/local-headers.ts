import * as z from "zod/mini";

/** What Hosting in firebase.json puts on its answers. */
export const HeaderRules = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
type HeaderRules = z.output<typeof HeaderRules>;

/** The emulators that a page talks to, and the one whose images it shows. */
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
 * The headers of production as this machine needs them: a page may reach the emulators too, and nothing asks for HTTPS, which
 * they do not speak. All else stays as strict.
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
