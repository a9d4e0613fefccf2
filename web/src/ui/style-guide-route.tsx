export { StyleGuide as Component } from "./StyleGuide.tsx";
