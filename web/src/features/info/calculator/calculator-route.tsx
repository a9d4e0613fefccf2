export { CalculatorPage as Component } from "./CalculatorPage.tsx";
