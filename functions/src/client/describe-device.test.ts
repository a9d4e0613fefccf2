import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test.each([
  [chrome, "Chrome, Android"],
  [safari, "Safari, iOS"],
])("a device is described without versions and models: %s", async (userAgent, device) => {
  expect(await describeDevice(userAgent)).toBe(device);
});

test.each([undefined, "", "Aino Aaltonen/2 (X)", "aino@posti.example/1.0"])(
  "what is no known browser or system is not repeated: %s",
  async (userAgent) => {
    expect(await describeDevice(userAgent)).toBe("Tuntematon laite");
  },
);
