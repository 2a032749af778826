import type { Period } from '@/features/deputies/expenses/periods';
import type { Proposition } from './collection-schema';

/** What the kinds of proposition are, in plain words; these come first, in this order. */
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

/** Propositions of one kind, newest first. */
export interface PropositionGroup {
  name: string;
  help: string;
  propositions: Proposition[];
}

/** The Chamber has ignored its date filter beside an author, so it is applied here; one without a date is left out, a repeated one counts once. */
export function presentedIn(propositions: readonly Proposition[], { inicio, fim }: Period): Proposition[] {
  const once = new Map(propositions.map((proposition) => [proposition.id, proposition]));
  return [...once.values()].filter(({ dataApresentacao }) => {
    const day = dataApresentacao?.slice(0, 10) ?? '';
    return day >= inicio && day <= fim;
  });
}

/** The propositions by kind, those that make or change norms first; empty kinds are left out. */
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
