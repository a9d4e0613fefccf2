/** Runs `work` with the suite's background triggers disabled, so that seeding sends no mail. */
export async function withTriggersDisabled(work: () => Promise<void>): Promise<void> {
  const hub = `http://${process.env["FIREBASE_EMULATOR_HUB"]}/functions`;
  await fetch(`${hub}/disableBackgroundTriggers`, { method: "PUT" });
  await work();
  await fetch(`${hub}/enableBackgroundTriggers`, { method: "PUT" });
}
