import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithCustomToken } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from "firebase/firestore";

/** The program on the seller's device: the web SDK, bundled into a page. */
export interface SellerDevice {
  signIn: (token: string) => Promise<void>;
  /** Listens to a seller's orders; `orderStatuses` and `errorCode` return the result. */
  listen: (sellerId: string) => void;
  /** The latest status of each order, by id. */
  orderStatuses: () => Record<string, string>;
  errorCode: () => string | null;
  /** Advances an order; resolves when the server has stored it. */
  advance: (orderId: string, status: string) => Promise<void>;
}

declare global {
  interface Window {
    openSellerDevice: (place: { projectId: string; auth: string; firestore: string }) => SellerDevice;
  }
}

window.openSellerDevice = ({ projectId, auth: authHost, firestore: firestoreHost }) => {
  const app = initializeApp({ projectId, apiKey: "local" });
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const database = getFirestore(app);
  const [host = "", port] = firestoreHost.split(":");
  connectFirestoreEmulator(database, host, Number(port));
  let orders: Record<string, string> = {};
  let rejected: string | null = null;
  return {
    signIn: async (token) => {
      await signInWithCustomToken(auth, token);
    },
    listen: (sellerId) => {
      onSnapshot(
        query(
          collection(database, "orders"),
          where("seller._id", "==", sellerId),
          orderBy("createdAt", "desc"),
          limit(20),
        ),
        ({ docs }) => {
          orders = Object.fromEntries(docs.map((snapshot) => [snapshot.id, String(snapshot.get("status"))]));
        },
        ({ code }) => {
          rejected = code;
        },
      );
    },
    orderStatuses: () => orders,
    errorCode: () => rejected,
    advance: (orderId, status) =>
      updateDoc(doc(database, "orders", orderId), { status, updatedAt: serverTimestamp() }),
  };
};
