export { MeasuresPage as Component } from "./MeasuresPage.tsx";
