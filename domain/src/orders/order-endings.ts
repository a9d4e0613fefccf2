import * as z from "zod/mini";
import { Instant } from "../schemas/primitives.ts";

// What ends an order beside its delivery, as it is stored in the order. The rules are in `cancellation.ts` and `withdrawal.ts`.

/** Who ends an order before its buyer has it: `notFetched` is the seller too, when nobody has come for what was ready. */
export const Canceller = z.enum(["buyer", "seller", "notFetched"]);
export type Canceller = z.infer<typeof Canceller>;

export const Cancellation = z.object({
  by: Canceller,
  /** Why the seller rejects the order; the buyer reads it. */
  reason: z.optional(z.string()),
  at: Instant,
});
export type Cancellation = z.infer<typeof Cancellation>;

/** The states of a withdrawal, in their order. */
export const withdrawalStates = ["withdrawn", "goods returned", "refunded"] as const;
export const WithdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** The statement by which a consumer withdraws from the contract, and how far its settlement is. Consumer Rights Directive art. 11a. */
export const Withdrawal = z.object({
  name: z.string(),
  /** Where its receipt is acknowledged. */
  email: z.string(),
  /** The part of the order that is meant, in the buyer's words; absent when it is all of it. */
  part: z.optional(z.string()),
  reason: z.optional(z.string()),
  at: Instant,
  state: WithdrawalState,
  /** When it got its state. */
  stateAt: Instant,
});
export type Withdrawal = z.infer<typeof Withdrawal>;
