import type { Period } from '@/features/deputies/expenses/periods';
import type { Proposition } from './collection-schema';

/** In plain words and this order, before other kinds. */
const kinds = [
  {
    sigla: 'PL',
    name: 'Projetos de lei',
    help: 'Criam ou mudam leis. Precisam de aprovação da Câmara e do Senado.',
  },
  {
    sigla: 'PEC',
    name: 'Propostas de emenda à Constituição',
    help: 'Mudam a Constituição. Precisam de três quintos dos votos, em dois turnos, nas duas Casas.',
  },
  {
    sigla: 'PLP',
    name: 'Projetos de lei complementar',
    help: 'Detalham pontos que a Constituição reserva a esse tipo de lei. Precisam da maioria absoluta dos votos.',
  },
  {
    sigla: 'PDL',
    name: 'Projetos de decreto legislativo',
    help: 'Tratam do que só o Congresso decide, como tratados e a suspensão de atos do governo.',
  },
  {
    sigla: 'PRC',
    name: 'Projetos de resolução',
    help: 'Tratam do funcionamento da própria Câmara.',
  },
  {
    sigla: 'MPV',
    name: 'Medidas provisórias',
    help: 'Editadas pela Presidência, valem desde logo e o Congresso decide se ficam.',
  },
] as const;

const others = {
  name: 'Requerimentos e outros',
  help: 'Pedidos de informação, de audiência ou de urgência, emendas, indicações e pareceres.',
};

export interface PropositionGroup {
  name: string;
  help: string;
  propositions: Proposition[];
}

/** The Chamber ignores dates beside an author; undated and repeated ones go. */
export function presentedIn(propositions: readonly Proposition[], { inicio, fim }: Period): Proposition[] {
  const once = new Map(propositions.map((proposition) => [proposition.id, proposition]));
  return [...once.values()].filter(({ dataApresentacao }) => {
    const day = dataApresentacao?.slice(0, 10) ?? '';
    return day >= inicio && day <= fim;
  });
}

/** Norms first; empty kinds are left out. */
export function groupPropositions(propositions: readonly Proposition[]): PropositionGroup[] {
  const newestFirst = propositions.toSorted((a, b) =>
    (b.dataApresentacao ?? '').localeCompare(a.dataApresentacao ?? ''),
  );
  const known = kinds.map(({ sigla, name, help }) => ({
    name,
    help,
    propositions: newestFirst.filter(({ siglaTipo }) => siglaTipo === sigla),
  }));
  const siglas: readonly string[] = kinds.map(({ sigla }) => sigla);
  const rest = newestFirst.filter(({ siglaTipo }) => !siglas.includes(siglaTipo));
  return [...known, { ...others, propositions: rest }].filter((group) => group.propositions.length > 0);
}

/** 'PL 123/2026'. */
export function propositionTitle({ siglaTipo, numero, ano }: Proposition): string {
  if (numero === null) return siglaTipo;
  return ano === null || ano === 0 ? `${siglaTipo} ${numero}` : `${siglaTipo} ${numero}/${ano}`;
}
