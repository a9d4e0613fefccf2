import { createStore } from "jotai/vanilla";

/** The jotai store, exported because loaders and the API client need it outside React. */
export const store = createStore();
