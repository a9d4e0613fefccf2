import { UndoPage } from "./UndoPage.tsx";

export { UndoPage as Component };

export const frame = { Component: UndoPage };
