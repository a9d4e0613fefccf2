import { expect, test } from "vitest";
import { DeviceSubscription, isPublicEndpoint } from "./device-subscription.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/dZ3:APA91b-x_y",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b",
])("%s is the endpoint of a push service", (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/x",
  "https://user@fcm.googleapis.com/x",
  "https://user:word@fcm.googleapis.com/x",
  "https://fcm.googleapis.com/x#y",
  "https://localhost/x",
  "https://push.localhost/x",
  "https://metadata/x",
  "https://metadata.google.internal/computeMetadata/v1/",
  "https://printer.local/x",
  "https://127.0.0.1/x",
  "https://127.1/x",
  "https://2130706433/x",
  "https://0x7f.0.0.1/x",
  "https://0177.0.0.1/x",
  "https://１２７.０.０.１/x",
  "https://169.254.169.254/x",
  "https://[::1]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://push.example/x",
  "https://push.services./x",
  "file:///etc/passwd",
  "gopher://fcm.googleapis.com/x",
  "fcm.googleapis.com/x",
  "",
])("%s is not", (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/x",
  keys: { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) },
};

test("a subscription has an endpoint of bounded length, a point on the curve and a secret", () => {
  expect(DeviceSubscription.safeParse(subscription).success).toBe(true);
  const long = `https://fcm.googleapis.com/${"x".repeat(1000)}`;
  expect(DeviceSubscription.safeParse({ ...subscription, endpoint: long }).success).toBe(false);
  expect(DeviceSubscription.safeParse({ ...subscription, endpoint: "https://a.fi/x y" }).success).toBe(false);
  const { p256dh, auth } = subscription.keys;
  for (const keys of [
    { p256dh, auth: "a" },
    { p256dh: "a".repeat(87), auth },
    { p256dh: `B${"+".repeat(86)}`, auth },
  ])
    expect(DeviceSubscription.safeParse({ ...subscription, keys }).success).toBe(false);
});
