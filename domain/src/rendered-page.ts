// What the build of the app, the function `pages` and the app in the browser agree on about pages that the server renders.

/** Where the function inserts what it has rendered into the HTML of the app. */
export const slots = { head: "<!--head-->", body: "<!--body-->", data: "<!--data-->" } as const;

/** Where the build writes the page "not found", `404.html`: Hosting sends it for every address that nothing else answers. */
export const notFoundPath = "/404";

/** Id of the element with the API responses that a page was rendered from. */
export const responsesId = "answers";

/** JSON as the content of an element: no text of a seller can end the element. */
export const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
