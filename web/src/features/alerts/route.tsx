export { AlertPage as Component } from "./AlertPage.tsx";
