export { SalesTermsPage as Component } from "./SalesTermsPage.tsx";
