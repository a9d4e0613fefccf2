import { vi } from "vitest";

/** A key of VAPID, as the server answers it. */
export const pushKey = `B${"k".repeat(86)}`;

const decode = (key: string): ArrayBuffer => {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
};

/** A subscription as browsers describe it. */
export const sampleSubscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/puhelin",
  keys: { p256dh: `B${"p".repeat(86)}`, auth: "a".repeat(22) },
};

interface FakedPush {
  /** What the user has chosen before, and what they answer. */
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  /** Whether the push service can be reached. */
  isReachable?: boolean;
}

/**
 * Replaces what the browser has for notifications, until the end of the test: a headless browser has no push service.
 * @returns whether this browser is subscribed
 */
export function fakePush({
  permission = "default",
  answer = "granted",
  isSubscribed = false,
  isReachable = true,
}: FakedPush = {}): { isSubscribed(): boolean } {
  let chosen = permission;
  let isOn = isSubscribed;
  const subscription = {
    options: { applicationServerKey: decode(pushKey) },
    toJSON: () => sampleSubscription,
    unsubscribe: async () => {
      isOn = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async () => {
      if (!isReachable) throw new DOMException("Registration failed", "AbortError");
      isOn = true;
      return subscription;
    },
  };
  const registration: ServiceWorkerRegistration = Object.create(ServiceWorkerRegistration.prototype, {
    pushManager: { value: pushManager },
    getNotifications: { value: async () => [] },
  });
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockImplementation(async () => registration);
  vi.spyOn(Notification, "permission", "get").mockImplementation(() => chosen);
  vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
    chosen = answer;
    return answer;
  });
  return { isSubscribed: () => isOn };
}
