export const conflictTexts = {
  title: 'Esta escolha mudou em outro aparelho.',
  mine: 'Ficar com a deste aparelho',
  other: 'Ficar com a do outro',
} as const;
