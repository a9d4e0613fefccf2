export { TermsPage as Component } from "./TermsPage.tsx";
