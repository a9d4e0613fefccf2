import { RecoveryPage } from "./RecoveryPage.tsx";

export { RecoveryPage as Component };

export const frame = { Component: RecoveryPage };
