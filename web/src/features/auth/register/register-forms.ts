/** The steps with forms, exported from one module so that they load together. */

export { DetailsStep } from "./DetailsStep.tsx";
export { VerifyStep } from "./VerifyStep.tsx";
