/** Lower case without accents, so that words can be compared however they were written. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text: letters, with what joins them inside a word. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu) ?? [];
}

const collator = new Intl.Collator('pt-BR');

/** Alphabetical order as Portuguese has it. */
export function alphabetical(a: string, b: string): number {
  return collator.compare(a, b);
}
