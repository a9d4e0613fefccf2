/** The steps with forms, exported from one module so that they load together. */

export { VerifyAccount } from "../VerifyAccount.tsx";
export { DetailsStep } from "./DetailsStep.tsx";
