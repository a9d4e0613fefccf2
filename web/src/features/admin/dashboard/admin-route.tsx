export { DashboardPage as Component } from "./DashboardPage.tsx";
