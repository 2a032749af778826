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

/** The first 8 characters, which is what fits and tells records apart (spec §2). */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
