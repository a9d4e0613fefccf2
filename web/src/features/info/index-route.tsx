export { InfoIndexPage as Component } from "./InfoIndexPage.tsx";
