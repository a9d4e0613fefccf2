export { Kit as Component } from "./Kit.tsx";
