import { createStore } from "jotai/vanilla";

/** The one store of the page: loaders and the API client need it outside React. */
export const store = createStore();
