import type { ContractFacts, ContractNotice, NoticeKind } from "@halkopiha/domain/accounts/contract-year.ts";
import { dueDay, getEnding, invoiceDay, lastContractDay } from "@halkopiha/domain/accounts/contract-year.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Fee } from "@halkopiha/domain/reference-data/membership.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { buildLoginUrl, buildProfileUrl } from "../login-link.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

const dayBefore = (day: CalendarDay): string => formatCalendarDay(addDays(day, -1));

const service = () => toServiceLink("Asiakaspalvelu");
const contract = () => ({ link: "Avaa sopimuksesi", url: buildContractUrl() });
const profile = () => ({ link: "Avaa profiilisi", url: buildProfileUrl() });

/** Where sellers see their contract, give notice and take it back. */
export const buildContractUrl = () => buildLoginUrl("/profiili/tilinhallinta");

const kept =
  "Ilmoituksesi ovat tallessa, mutta ne eivät näy ostajille. Avoimet tilauksesi voit toimittaa loppuun tavalliseen tapaan.";

const unpaidSubjects: Record<NoticeKind, (year: number, closes: string) => string> = {
  closingIn30: (year) => `Vuosimaksusi vuodelta ${year} on maksamatta`,
  reminder: (year) => `Muistutus: vuosimaksusi vuodelta ${year} on maksamatta`,
  closingIn7: (_year, closes) => `Halkopiha-tilisi suljetaan ${closes}`,
  closed: () => "Halkopiha-tilisi on suljettu",
};

/** What a seller owes, why, and until when it can be paid. */
function describeDebt(user: User, { kind, day, ending }: ContractNotice, fee: Fee) {
  const due = dueDay(ending.year);
  const sum = `${formatEuros(fee.gross)} (sis. alv ${formatEuros(fee.tax)})`;
  return [
    [
      `Vuosimaksusi vuodelta ${ending.year} on maksamatta: ${sum}.`,
      `Sopimuksesi jatkuu vuodesta toiseen, joten maksu on laskutettu ${formatCalendarDay(invoiceDay(ending.year))}. Laskun eräpäivä ${day > due ? "oli" : "on"} ${formatCalendarDay(due)}.`,
    ],
    [
      kind === "closingIn7"
        ? `Tilisi suljetaan ${formatCalendarDay(ending.day)}, jos maksu ei ole saapunut viimeistään ${dayBefore(ending.day)}.`
        : `Jos maksu ei ole saapunut viimeistään ${dayBefore(ending.day)}, tilisi suljetaan ${formatCalendarDay(ending.day)}. Siihen asti kaikki toimii kuten ennenkin.`,
    ],
    [
      `Maksa lasku sen ohjeiden mukaan ja kirjoita viestiksi käyttäjänimesi ${user.username}.`,
      "Jos olet jo maksanut, kiitos: sinun ei tarvitse tehdä mitään. Jos lasku on hukassa tai haluat lopettaa, kerro siitä asiakaspalvelulle.",
    ],
  ];
}

function unpaid(user: User, to: string, notice: ContractNotice, fee: Fee): Mail {
  const { kind, ending } = notice;
  const greeting = `Hei ${displayName(user)}!`;
  return {
    to,
    subject: unpaidSubjects[kind](ending.year, formatCalendarDay(ending.day)),
    ...(kind === "closed"
      ? renderBodies([
          [greeting, `Vuosimaksusi vuodelta ${ending.year} ei ole saapunut, joten tilisi on nyt suljettu.`],
          [kept],
          ["Haluatko jatkaa? Profiilissasi näet, mitä loppuvuosi maksaa ja miten saat tilisi takaisin."],
          profile(),
        ])
      : renderBodies([[greeting], ...describeDebt(user, notice, fee), service()])),
  };
}

function noticeGiven(user: User, to: string, { kind, ending }: ContractNotice): Mail {
  const last = dayBefore(ending.day);
  // An account may have been opened without a payment.
  const debt = user.userAccount.paid ? " Et ole meille velkaa." : "";
  const greeting = `Hei ${displayName(user)}!`;
  return {
    to,
    ...(kind === "closed"
      ? {
          subject: "Halkopiha-tilisi on suljettu",
          ...renderBodies([
            [greeting, `Irtisanomasi sopimus päättyi ${last}, ja tilisi on nyt suljettu.${debt}`],
            [kept],
            ["Kiitos ajastasi Halkopihassa! Jos haluat joskus palata, ota yhteyttä asiakaspalveluun."],
            service(),
          ]),
        }
      : {
          subject: `Sopimuksesi päättyy ${last}`,
          ...renderBodies([
            [
              greeting,
              `Olet irtisanonut sopimuksesi. Se päättyy ${last}, ja tilisi suljetaan seuraavana päivänä.${debt}`,
            ],
            [
              "Siihen asti kaikki toimii kuten ennenkin. Avoimet tilauksesi voit toimittaa loppuun myös sen jälkeen.",
            ],
            [`Jos mielesi on muuttunut, peru irtisanominen profiilissasi viimeistään ${last}.`],
            contract(),
          ]),
        }),
  };
}

/** Tells a seller how the contract ends: what is owed, why and until when, or that the notice they gave takes effect. §9 */
export const contractNotice = (user: User, to: string, notice: ContractNotice, fee: Fee): Mail =>
  notice.ending.reason === "unpaid" ? unpaid(user, to, notice, fee) : noticeGiven(user, to, notice);

/** The same as a text message, without a link. */
export function contractMessage({ kind, ending: { day, reason, year } }: ContractNotice, fee: Fee): string {
  if (reason === "notice")
    return kind === "closed"
      ? `sopimuksesi päättyi ${dayBefore(day)}, ja tilisi on suljettu.`
      : `irtisanomasi sopimus päättyy ${dayBefore(day)}, ja tilisi suljetaan silloin.`;
  if (kind === "closed") return `tilisi on suljettu, koska vuosimaksu ${year} on maksamatta.`;
  const sum = formatEuros(fee.gross).replaceAll(/\s/g, " ");
  return `vuosimaksu ${year}, ${sum}, on maksamatta. Tilisi suljetaan ${formatCalendarDay(day)}.`;
}

const writeLastDay = (facts: ContractFacts): string => formatCalendarDay(lastContractDay(facts) ?? "");

/** Confirms to a seller that they have given notice: how long the account stays open, and what is still to be paid. §9 */
export function noticeGivenConfirmation(user: User, to: string, facts: ContractFacts): Mail {
  const last = writeLastDay(facts);
  const ending = getEnding(facts);
  const owed =
    ending?.reason === "unpaid"
      ? [
          [
            `Vuosi ${ending.year} kuuluu vielä sopimukseen, ja sen maksun eräpäivä on ${formatCalendarDay(dueDay(ending.year))}. Jos maksu ei ole saapunut viimeistään ${dayBefore(ending.day)}, tilisi suljetaan jo ${formatCalendarDay(ending.day)}.`,
          ],
        ]
      : [];
  return {
    to,
    subject: `Sopimuksesi on irtisanottu ja päättyy ${last}`,
    ...renderBodies([
      [
        `Hei ${displayName(user)}!`,
        `Olet irtisanonut sopimuksesi. Se päättyy ${last}, ja siihen asti kaikki toimii kuten ennenkin.`,
      ],
      ...owed,
      ["Avoimet tilauksesi voit toimittaa loppuun myös sopimuksen päätyttyä."],
      [`Jos mielesi muuttuu, peru irtisanominen profiilissasi viimeistään ${last}.`],
      contract(),
    ]),
  };
}

/** Confirms to a seller that they have taken back their notice. §9 */
export function noticeWithdrawnConfirmation(user: User, to: string, facts: ContractFacts): Mail {
  const ending = getEnding(facts);
  return {
    to,
    subject: "Irtisanominen on peruttu: sopimuksesi jatkuu",
    ...renderBodies([
      [
        `Hei ${displayName(user)}!`,
        "Olet perunut irtisanomisen, joten sopimuksesi jatkuu taas vuodesta toiseen.",
      ],
      ...(ending
        ? [
            [
              `Vuoden ${ending.year} lasku on päivätty ${formatCalendarDay(invoiceDay(ending.year))}, ja sen eräpäivä on ${formatCalendarDay(dueDay(ending.year))}. Voit irtisanoa sopimuksen profiilissasi uudelleen.`,
            ],
          ]
        : []),
      contract(),
    ]),
  };
}

/** The same as text messages, without a link. */
export const noticeGivenMessage = (facts: ContractFacts): string =>
  `sopimuksesi on irtisanottu ja päättyy ${writeLastDay(facts)}. Voit perua sen siihen asti.`;
export const noticeWithdrawnMessage = (): string => "irtisanominen on peruttu, ja sopimuksesi jatkuu.";
