import { vocabularyOf } from '../../supabase/functions/analise-politica/gate/vocabulary.ts';
import type { Group, Portrait } from '../../supabase/functions/analise-politica/portrait.ts';

const nobody: Group = { candidatos: [], deputados: [], candidatos_sem_dados: 0, deputados_sem_dados: 0 };

export const ana = {
  nome: 'Ana Ativa',
  partido: 'PA',
  nome_do_partido: 'Partido Azul',
  uf: 'SP',
  profissao: 'Advogada',
  inclinacao: 'Centro',
  pautas: ['Ampliar o ensino integral', 'Reforçar o SUS na Amazônia'],
};

/** One favourite candidate and one ignored deputy, whose names and party are words that judge. */
export const portrait: Portrait = {
  favoritos: { ...nobody, candidatos: [ana] },
  ignorados: { ...nobody, deputados: [{ nome: 'Vitória Melhor', partido: 'VOTO', uf: 'CE' }] },
};

/** Everybody who could be named: those of the portrait and others. */
export const names = ['Ana Ativa', 'Bruno Outro', 'Carla Terceira', 'Dora Deputada', 'Vitória Melhor'];
export const vocabulary = vocabularyOf(portrait, names);
