export { HeatingPage as Component } from "./HeatingPage.tsx";
