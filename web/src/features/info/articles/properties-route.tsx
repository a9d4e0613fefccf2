export { PropertiesPage as Component } from "./PropertiesPage.tsx";
