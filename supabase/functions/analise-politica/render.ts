export interface Sentence {
  texto: string;
  /** Ids of the facts that it rests on. */
  fatos: readonly string[];
}

export const sentence = (texto: string, fatos: readonly string[]): Sentence => ({ texto, fatos });

export interface Section {
  titulo: string;
  frases: readonly Sentence[];
}

/** The specification's form: bold heading, colon, sentences. */
export function textOf(sections: readonly Section[]): string {
  return sections
    .map(({ titulo, frases }) => `**${titulo}**: ${frases.map(({ texto }) => texto).join(' ')}`)
    .join('\n\n');
}
