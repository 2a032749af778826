/** The words of ?aba= on the home, the first being the default. */
export const homeTabs = ['todos', 'favoritos', 'ignorados'] as const;

export type HomeTab = (typeof homeTabs)[number];
