/** Parts work that a slow phone would else do in one piece: it paints and takes touches in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
