/** Yields to the browser for input and painting; the caller continues in a new task. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
