/** Slow phones paint and take touches between tasks. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
