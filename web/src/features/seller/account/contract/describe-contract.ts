import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { giveNotice } from "@halkopiha/domain/accounts/contract-notice.ts";
import {
  type AccountState,
  accountState,
  type ContractEnding,
  dueDay,
  getEnding,
  invoiceDay,
  lastContractDay,
  lastNoticeDay,
} from "@halkopiha/domain/accounts/contract-year.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Fee } from "@halkopiha/domain/reference-data/membership.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import type { BadgeVariant } from "../../../../ui/feedback/Badge.tsx";

type Contract = Pick<User, "role" | "userAccount">;

const toYear = (day: CalendarDay): number => Number(day.slice(0, 4));
const writeDayBefore = (day: CalendarDay): string => formatCalendarDay(addDays(day, -1));

const stateLabels: Readonly<Record<AccountState, { text: string; variant: BadgeVariant }>> = {
  active: { text: "Voimassa", variant: "positive" },
  grace: { text: "Maksu myöhässä", variant: "warning" },
  overdue: { text: "Maksu myöhässä, muistutettu", variant: "warning" },
  closed: { text: "Päättynyt", variant: "warning" },
};

/** The state of a contract on a day; an active one of which notice is given says so. */
export function labelState({ userAccount }: Contract, today: CalendarDay) {
  const facts = toContractFacts(userAccount);
  const state = accountState(facts, today);
  return state === "active" && facts.noticeGiven !== null
    ? { text: "Irtisanottu", variant: "neutral" as const }
    : stateLabels[state];
}

/** `150,60 € (sis. alv 30,60 €)` */
export const writeFee = ({ gross, tax }: Fee): string =>
  `${formatEuros(gross)} (sis. alv ${formatEuros(tax)})`;

/** When a year is billed and due, and what happens if it is not paid. §9 */
function describeBill({ year, day }: ContractEnding, today: CalendarDay): string {
  const due = dueDay(year);
  const verb = today > due ? "oli" : "on";
  return `Vuoden ${year} lasku on päivätty ${formatCalendarDay(invoiceDay(year))}, ja sen eräpäivä ${verb} ${formatCalendarDay(due)}. Jos maksu ei ole saapunut viimeistään ${writeDayBefore(day)}, tilisi suljetaan ${formatCalendarDay(day)}.`;
}

/** What is paid and owed today. */
function describePayment({ userAccount }: Contract, today: CalendarDay): string {
  const { paidUntil } = toContractFacts(userAccount);
  const year = toYear(today);
  if (paidUntil === null || paidUntil < year) return `Vuosimaksusi vuodelta ${year} on maksamatta.`;
  return userAccount.paid
    ? `Vuosi ${paidUntil} on maksettu, etkä ole meille velkaa.`
    : `Tilisi on auki, mutta vuoden ${paidUntil} maksua ei ole merkitty maksetuksi.`;
}

/** What happens next to a contract of which no notice is given. */
function describeNext(ending: ContractEnding, today: CalendarDay): string[] {
  const lastNotice = lastNoticeDay(toYear(today));
  const isCurrent = ending.year <= toYear(today);
  return [
    describeBill(ending, today),
    isCurrent
      ? "Siihen asti kaikki toimii kuten ennenkin."
      : today <= lastNotice
        ? `Sopimus jatkuu vuodesta toiseen. Jos et halua jatkaa, irtisano se viimeistään ${formatCalendarDay(lastNotice)}.`
        : `Sopimus jatkuu vuodesta toiseen. Sen olisi voinut irtisanoa tämän vuoden loppuun ${formatCalendarDay(lastNotice)} mennessä; nyt irtisanottu sopimus päättyy vasta ensi vuoden lopussa.`,
  ];
}

/** What happens next to a contract of which notice is given. */
function describeEnd(given: CalendarDay, last: CalendarDay, ending: ContractEnding, today: CalendarDay) {
  const told = `Olet irtisanonut sopimuksesi ${formatCalendarDay(given)}. Se päättyy ${formatCalendarDay(last)}. Voit perua irtisanomisen siihen asti.`;
  return ending.reason === "unpaid" ? [told, describeBill(ending, today)] : [told];
}

/** What a seller owes and why, and what happens when, in sentences. §9 */
export function describeContract(user: Contract, today: CalendarDay): string[] {
  const facts = toContractFacts(user.userAccount);
  const ending = getEnding(facts);
  const last = lastContractDay(facts);
  if (!ending) return [];
  return [
    describePayment(user, today),
    ...(facts.noticeGiven !== null && last !== null
      ? describeEnd(facts.noticeGiven, last, ending, today)
      : describeNext(ending, today)),
  ];
}

/** What a seller learns before they give notice today: until when the account stays open, and what is still to be paid. §9 */
export function describeNotice(user: Contract, today: CalendarDay): string[] {
  const facts = toContractFacts(giveNotice(user, today).userAccount);
  const ending = getEnding(facts);
  const last = formatCalendarDay(lastContractDay(facts) ?? today);
  return [
    `Sopimuksesi päättyy ${last}. Tilisi on auki siihen asti, ja voit perua irtisanomisen siihen asti.`,
    ...(ending?.reason === "unpaid"
      ? [`Vuosi ${ending.year} kuuluu vielä sopimukseen. ${describeBill(ending, today)}`]
      : []),
    "Kun sopimus on päättynyt, ilmoituksesi eivät näy ostajille. Avoimet tilauksesi voit toimittaa loppuun.",
  ];
}
