export { StyleGuide as Component } from "./Kit.tsx";
