import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithCustomToken } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from "firebase/firestore";

/** What runs on the seller's device: the web SDK as it is, bundled into a page. */
export interface SellerDevice {
  signIn: (token: string) => Promise<void>;
  /** Listens to a seller's orders; `seen` and `refusal` tell what came. */
  listen: (sellerId: string) => void;
  /** The orders as last seen: their states by id. */
  orderStatuses: () => Record<string, string>;
  errorCode: () => string | null;
  /** Moves an order on; resolves when the server has it. */
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
  let refused: string | null = null;
  return {
    signIn: async (token) => {
      await signInWithCustomToken(auth, token);
    },
    listen: (sellerId) => {
      onSnapshot(
        query(collection(database, "orders"), where("seller._id", "==", sellerId)),
        ({ docs }) => {
          orders = Object.fromEntries(docs.map((snapshot) => [snapshot.id, String(snapshot.get("status"))]));
        },
        ({ code }) => {
          refused = code;
        },
      );
    },
    orderStatuses: () => orders,
    errorCode: () => refused,
    advance: (orderId, status) =>
      updateDoc(doc(database, "orders", orderId), { status, updatedAt: serverTimestamp() }),
  };
};
