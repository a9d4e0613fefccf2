import type { DeliveryMethod } from "@halkopiha/domain/products/catalogue.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { SampleUser } from "../market.ts";
import {
  companyForms,
  companyPrefixes,
  companySuffixes,
  firstnames,
  lastnames,
  streets,
  zipPrefixes,
} from "./names.ts";
import type { Random } from "./random.ts";
import { daysBefore, slug } from "./text.ts";

/** A Y-tunnus with a valid check digit, but above every number issued so far: no real company has it. */
function ytunnus(index: number): string {
  const digits = String(9_000_000 + index * 13);
  const weights = [7, 9, 10, 5, 8, 4, 2];
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0);
  const rest = sum % 11;
  return rest === 1 ? ytunnus(index + 100) : `${digits}-${rest === 0 ? 0 : 11 - rest}`;
}

const businessTexts = [
  "Perheyritys, joka tekee polttopuuta omasta ja lähialueen metsistä. Puut kuivataan katetussa varastossa ja toimitetaan omalla kalustolla.",
  "Teemme klapia ympäri vuoden. Kysy rohkeasti myös suuria eriä ja sopimustoimituksia taloyhtiöille.",
  "Kotimaista puuta, rehellinen mitta. Kuorma mitataan aina asiakkaan nähden.",
  "Metsäpalvelut ja polttopuut samalta tekijältä. Hoidamme tontit, harvennukset ja haketuksen avaimet käteen.",
] as const;

const personTexts = [
  "Myyn oman metsän puista tehtyä polttopuuta. Puut on tehty keväthangilla ja kuivattu kesän yli.",
  "Sivutoimista puuntekoa maatilan ohessa. Soita illalla, niin sovitaan nouto.",
  "Pieni erä kerrallaan, mutta huolella tehtyä. Puut ovat katoksessa ja hyvin ilmastoituna.",
] as const;

const methods: readonly DeliveryMethod[] = [
  "Noutopiste",
  "Kuljetus",
  "Noutopiste ja kuljetus",
  "Noutopiste ja kuljetus",
];

/** A seller's delivery area: none, nearby localities, the whole region, or all of Finland. */
function deliveryArea(random: Random, home: Locality, localities: readonly Locality[]): string[] {
  const reach = random.below(10);
  if (reach === 0) return ["all"];
  if (reach < 5) return [`region:${home.region._id}`];
  const near = localities.filter(({ region }) => region._id === home.region._id).map(({ _id }) => _id);
  return [...new Set([home._id, ...random.some(near, 2 + random.below(5))])];
}

function names(random: Random, index: number, business: boolean) {
  const [firstname, lastname] = [random.pick(firstnames), random.pick(lastnames)];
  if (!business) return { firstname, lastname, companyName: null };
  const companyName = [
    companyPrefixes[(index / 2) % companyPrefixes.length],
    random.pick(companySuffixes),
    random.pick(companyForms),
  ].join(" ");
  return { firstname, lastname, companyName };
}

/** A random seller in this locality. */
export function sampleUser(
  random: Random,
  index: number,
  home: Locality,
  localities: readonly Locality[],
): SampleUser {
  const business = index % 2 === 0;
  const named = names(random, index, business);
  const username = slug(named.companyName ?? `${named.firstname}.${named.lastname}${index}`);
  const deliveryMethod = random.pick(methods);
  const premium = random.chance(0.4);
  return {
    username,
    role: "user",
    business,
    ...named,
    ytunnus: business ? ytunnus(index) : null,
    website: business && random.chance(0.5) ? `https://www.${username}.example` : null,
    email: `${username}@posti.example`,
    phonenumber: `+358 50 000 ${String(1000 + index * 7).padStart(4, "0")}`,
    street: `${random.pick(streets)} ${1 + random.below(120)}`,
    zip: `${zipPrefixes[home.region._id] ?? "00"}${1 + random.below(8)}${random.below(10)}0`,
    locality: home._id,
    plan: premium ? "premium" : "basic",
    paid: index % 13 !== 12,
    isActive: index % 13 !== 12,
    billingByPhone: random.chance(0.15),
    description: random.pick(business ? businessTexts : personTexts),
    deliveryMethod,
    deliversTo: deliveryMethod === "Noutopiste" ? [] : deliveryArea(random, home, localities),
    createdAt: daysBefore(30 + random.below(600)),
  };
}
