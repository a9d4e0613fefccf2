export { DryingPage as Component } from "./DryingPage.tsx";
