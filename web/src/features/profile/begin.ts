import { begin } from "../../app/begun.ts";
import { device } from "../../app/device.ts";
import { paths } from "../../app/paths.ts";
import { isExpired, sessionKey, sessionOf } from "../../app/session.ts";

// Runs before the app has come: what is its owner's alone travels together with the scripts that show it.

const orderPrefix = `${paths.orders}/`;

const goods = (owner: string) => `/api/users/${owner}/products`;

/** What a section shows besides its owner's account, by its address. */
const shown: Readonly<Record<string, (owner: string) => string>> = {
  [paths.profile]: () => "/api/orders",
  [`${paths.profile}/kayttajatiedot`]: () => "/api/regions",
  [`${paths.profile}/tilinhallinta`]: () => "/api/locations/localitieslist",
  [`${paths.profile}/toimituskulut`]: (owner) => `/api/deliverycosts?owner=${owner}`,
  [`${paths.profile}/polttopuut`]: goods,
  [`${paths.profile}/muut-tuotteet`]: goods,
  [`${paths.profile}/palvelut`]: goods,
};

function answerShownAt(pathname: string, owner: string): string | undefined {
  if (pathname.startsWith(orderPrefix)) return `/api/orders/${pathname.slice(orderPrefix.length)}`;
  return shown[pathname]?.(owner);
}

const session = sessionOf(device.read(sessionKey));
if (session && !isExpired(session, Date.now())) {
  const { token, user } = session;
  const { pathname, search } = location;
  void begin("/api/users/verifyToken", token);
  const address = search === "" ? answerShownAt(pathname, user._id) : undefined;
  if (address) void begin(address, token);
}
