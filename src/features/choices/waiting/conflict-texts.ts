/** What is asked where a choice that waits was changed elsewhere. */
export const conflictTexts = {
  title: 'Esta escolha mudou em outro aparelho.',
  mine: 'Ficar com a deste aparelho',
  other: 'Ficar com a do outro',
} as const;
