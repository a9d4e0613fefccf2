import { recallMessages } from "../mail/recall-mails.ts";
import { listWorking } from "../store/recalls/recalls.ts";
import { takeNextStep } from "../store/recalls/tell-buyers.ts";

/** Maximum number of steps of one recall in a run; the next run continues. */
const maxSteps = 50;

/** Takes one step of a recall. @returns whether there is another one */
export const continueRecall = (id: string): Promise<boolean> => takeNextStep(id, recallMessages);

/**
 * Tells the buyers of recalled products, and those who were told of a recall that was taken back. One recall that fails does not keep the others from going on.
 * @throws AggregateError with the errors of those that failed
 */
export async function notifyRecalls(): Promise<void> {
  const errors: unknown[] = [];
  for (const id of await listWorking()) {
    try {
      for (let step = 0; step < maxSteps && (await continueRecall(id)); step += 1);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Telling of recalls failed");
}
