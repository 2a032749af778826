import type { Sentence } from './gate/gate.ts';

/** A part of an analysis: a title of the fixed list and sentences, each with the facts that it rests on. */
export interface Section {
  titulo: string;
  frases: readonly Sentence[];
}

/** Titles that a provider may choose from; the summary has the same and one more, of ours. */
export const titles = [
  'Suas escolhas',
  'Candidatos favoritos',
  'Deputados favoritos',
  'Candidatos ignorados',
  'Deputados ignorados',
  'Partidos',
  'Estados',
  'Profissões',
  'Inclinação política',
  'Pautas',
  'Cargos',
] as const;

/** Below every analysis, whoever wrote it. */
export const closing: Section = {
  titulo: 'O que este texto não diz',
  frases: [
    { texto: 'Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.', fatos: [] },
  ],
};

/** The text of an analysis as the specification splits it: a heading in bold markers, the first colon, its sentences. */
export function textOf(sections: readonly Section[]): string {
  return sections
    .map(({ titulo, frases }) => `**${titulo}**: ${frases.map(({ texto }) => texto).join(' ')}`)
    .join('\n\n');
}
