export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The forms in addresses that our tables can hold; others are nobody's and never requested. */
export const idPatterns = {
  candidate: uuidPattern,
  deputy: '[1-9][0-9]{0,8}',
  rollCall: '[0-9]{1,10}-[0-9]{1,6}',
} as const;

export function isIdOf(kind: keyof typeof idPatterns, id: string): boolean {
  return new RegExp(`^${idPatterns[kind]}$`, 'i').test(id);
}
