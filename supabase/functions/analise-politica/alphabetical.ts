const collator = new Intl.Collator('pt-BR');

export function alphabetical(a: string, b: string): number {
  return collator.compare(a, b);
}
