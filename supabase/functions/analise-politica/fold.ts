/** Lower case without accents, so that words can be compared however they were written. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const collator = new Intl.Collator('pt-BR');

/** Alphabetical order as Portuguese has it. */
export function alphabetical(a: string, b: string): number {
  return collator.compare(a, b);
}
