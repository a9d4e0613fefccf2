/** Number of rows of a page of a list; without a limit the API answers up to 500. */
export const pageSize = 24;
