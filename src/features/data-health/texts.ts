import { formatCount } from '@/lib/format-count';
import type { SetHealth, Situation } from './model';

export const setNames: Readonly<Record<SetHealth['conjunto'], string>> = {
  deputados: 'Deputados em exercício',
  votacoes: 'Votações do plenário',
  votos: 'Votos de cada deputado',
  orientacoes: 'Orientações das bancadas',
  despesas: 'Despesas por mês',
};

const units: Partial<Record<SetHealth['conjunto'], string>> = {
  deputados: 'deputados',
  votacoes: 'votações nominais',
  votos: 'votos',
};

/** How many records there are, as a sentence; null when the set counts none. */
export function amountText({ conjunto, registros }: SetHealth): string | null {
  const unit = units[conjunto];
  return unit === undefined || registros === null ? null : `${formatCount(registros)} ${unit}.`;
}

export function situationText(situation: Situation): string {
  if (situation.kind === 'late')
    return `Atrasado há ${formatCount(situation.days)} ${situation.days === 1 ? 'dia' : 'dias'}`;
  return {
    current: 'Em dia',
    recess: 'Em recesso',
    stopped: 'Parado',
    copy: 'Cópia',
    unread: 'Ainda não lido',
  }[situation.kind];
}

/** What each word means, in the order of the page. */
export const meanings: readonly (readonly [situation: Situation, meaning: string])[] = [
  [{ kind: 'current' }, 'Lido no prazo: votações, 1 dia útil; deputados, 2 dias; despesas, 3.'],
  [{ kind: 'late', days: 4 }, 'Passou do prazo.'],
  [{ kind: 'recess' }, 'De 18 a 31 de julho e de 23 de dezembro a 1º de fevereiro a Câmara não vota.'],
  [{ kind: 'stopped' }, 'A leitura falhou cinco vezes; alguém precisa olhar.'],
  [{ kind: 'copy' }, 'Lido de uma cópia com data; a fonte pode ter dados mais novos.'],
  [{ kind: 'unread' }, 'Nunca entrou neste site.'],
];

/** What the data do not tell, with their own numbers. */
export function limitsOf(sets: readonly SetHealth[]): string[] {
  const of = (name: SetHealth['conjunto']) => sets.find(({ conjunto }) => conjunto === name);
  const { registros = null, com_votos = null, origem = null } = of('votacoes') ?? {};
  const missing =
    registros !== null && com_votos !== null && com_votos < registros
      ? [
          `Das ${formatCount(registros)} votações nominais conhecidas, ${formatCount(com_votos)} têm os votos individuais ${origem === 'copia' ? 'nesta cópia' : 'aqui'}.`,
        ]
      : [];
  return [
    'A Câmara não publica quem faltou a uma votação.',
    ...missing,
    'O partido no dia do voto só aparece quando a fonte o diz; o de hoje nunca toma o lugar dele.',
    ...(of('orientacoes')?.lido_em === null ? ['A orientação das bancadas ainda não está aqui.'] : []),
  ];
}
