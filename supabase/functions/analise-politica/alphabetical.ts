const collator = new Intl.Collator('pt-BR');

/** Alphabetical order as Portuguese has it. */
export function alphabetical(a: string, b: string): number {
  return collator.compare(a, b);
}
