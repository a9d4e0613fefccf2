/** Runs `work` with the suite's triggers disabled. */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  const triggers = `http://${process.env["FIREBASE_EMULATOR_HUB"]}/functions`;
  await fetch(`${triggers}/disableBackgroundTriggers`, { method: "PUT" });
  await work().finally(() => fetch(`${triggers}/enableBackgroundTriggers`, { method: "PUT" }));
}
