/** The steps of joining that ask for something, loaded together. */
export { DetailsStep } from "./DetailsStep.tsx";
export { PincodeStep } from "./PincodeStep.tsx";
