import { expect, test } from "vitest";
import { appCallTimeout, serverCallTimeout } from "./timeouts.ts";

test("the API rejects a call before the app gives up, also after a cold start of three seconds", () => {
  expect(appCallTimeout).toBeGreaterThan(serverCallTimeout + 3000);
});
