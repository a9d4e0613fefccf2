export { ConfirmPage as Component } from "./ConfirmPage.tsx";
