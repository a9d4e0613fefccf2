export { RecoveryPage as Component } from "./RecoveryPage.tsx";
