export { ComparisonPage as Component } from "./ComparisonPage.tsx";
