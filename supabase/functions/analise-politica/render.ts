import type { Sentence } from './gate/gate.ts';

export interface Section {
  titulo: string;
  frases: readonly Sentence[];
}

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

export const closing: Section = {
  titulo: 'O que este texto não diz',
  frases: [
    { texto: 'Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.', fatos: [] },
  ],
};

/** The specification's form: bold heading, colon, sentences. */
export function textOf(sections: readonly Section[]): string {
  return sections
    .map(({ titulo, frases }) => `**${titulo}**: ${frases.map(({ texto }) => texto).join(' ')}`)
    .join('\n\n');
}
