export { QualityPage as Component } from "./QualityPage.tsx";
