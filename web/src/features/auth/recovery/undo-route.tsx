export { UndoPage as Component } from "./UndoPage.tsx";
