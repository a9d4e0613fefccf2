import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { toSortTime } from "@halkopiha/domain/orders/agree-time.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { Timestamp } from "firebase-admin/firestore";
import type { Documents } from "./documents.ts";

type SampleOrder = Documents["orders"][number];

/** What has become of an order, besides its status. */
type Outcome = Pick<Order, "cancellation" | "times" | "withdrawal">;

const day = 24 * 60 * 60_000;

/** An instant so many days after an order was placed. */
const after = ({ createdAt }: Pick<SampleOrder, "createdAt">, days: number) =>
  new Date(Date.parse(createdAt) + days * day).toISOString();

/** The statement of the buyer who withdraws from an order. */
function withdraw(order: SampleOrder, state: "withdrawn" | "refunded", reason: string): Outcome {
  const { firstname, lastname, email } = order.buyer;
  const at = after(order, 4);
  const stateAt = state === "withdrawn" ? at : after(order, 9);
  return { withdrawal: { name: `${firstname} ${lastname}`, email, reason, at, state, stateAt } };
}

/** The outcomes of Halkomestari's orders, and one of another seller, by their ids. `today`: the day on which the market is stored, so that times are ahead of it. */
const outcomes: Readonly<Record<string, (order: SampleOrder, today: string) => Outcome>> = {
  "malli-05": (order, today) => ({
    times: {
      proposed: [
        { day: addDays(today, 3), from: "09:00", until: "12:00" },
        { day: addDays(today, 3), from: "16:00", until: "19:00" },
        { day: addDays(today, 5) },
      ],
      proposedAt: after(order, 1),
    },
  }),
  "malli-06": (order) => withdraw(order, "refunded", "Pilkkeet olivat liian pitkiä uuniini."),
  "malli-08": (order) => ({ cancellation: { by: "buyer", at: after(order, 1) } }),
  "malli-09": (order, today) => ({
    times: {
      proposed: [{ day: addDays(today, 2), from: "10:00", until: "14:00" }],
      proposedAt: after(order, 1),
      answer: { chosen: 0, at: after(order, 2) },
    },
  }),
  "malli-12": (order) => ({
    cancellation: {
      by: "seller",
      reason: "Kuorma-auto on korjaamolla, enkä pääse toimittamaan ennen joulua.",
      at: after(order, 2),
    },
  }),
  "malli-14": (order) => ({ cancellation: { by: "notFetched", at: after(order, 21) } }),
  "malli-50": (order) => withdraw(order, "withdrawn", "Sain puut sittenkin naapurilta."),
};

const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** As the server stores them: with timestamps, and with `ended` for lists. */
function toStored({ cancellation, times, withdrawal }: Outcome) {
  return {
    ...(cancellation && { cancellation: { ...cancellation, at: timestamp(cancellation.at) } }),
    ...(withdrawal && {
      withdrawal: { ...withdrawal, at: timestamp(withdrawal.at), stateAt: timestamp(withdrawal.stateAt) },
    }),
    ...(times && {
      times: {
        proposed: times.proposed,
        proposedAt: timestamp(times.proposedAt),
        ...(times.answer && { answer: { ...times.answer, at: timestamp(times.answer.at) } }),
      },
    }),
    ...((cancellation || withdrawal) && { ended: true }),
  };
}

/** The orders with what has become of some: proposed and agreed times, cancellations and withdrawals. */
export function addSampleOutcomes<Row extends SampleOrder>(orders: readonly Row[], now: Date) {
  const today = toFinnishDate(now.toISOString());
  return orders.map((order) => {
    const outcome = outcomes[order._id]?.(order, today) ?? {};
    return { ...order, sortTime: toSortTime(outcome), ...toStored(outcome) };
  });
}
