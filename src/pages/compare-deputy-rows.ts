import { ageOf } from '@/features/candidates/facts-model';
import { ageText } from '@/features/candidates/model';
import type { CompareCell, CompareGroup, CompareRow } from '@/features/compare/model';
import type { ComparedDeputy } from '@/features/deputies/compared-schema';
import type { DeputyDetail } from '@/features/deputies/schema';
import { fateText, isPreliminary } from '@/features/politicians/fate';
import { ufLabel } from '@/features/politicians/states';
import { formatDay } from '@/lib/format';
import { formatCount } from '@/lib/format-count';
import { expenseRows } from './compare-expense-rows';

/** A deputy of a column; null where the profile could not be read. */
export type Shown = { deputy: DeputyDetail; name: string } | null;

interface Pair {
  a: number;
  b: number;
  em_comum: number;
  iguais: number;
}

export interface ComparedData {
  /** Undefined where it could not be read; whoever is not in it is not known. */
  compared: readonly ComparedDeputy[] | undefined;
  common: readonly Pair[] | undefined;
  votesUpTo: string | undefined;
  expensesUpTo: string | undefined;
  year: number;
  today: string;
}

type Say = (one: NonNullable<Shown>) => CompareCell | string | null | undefined;

function cellOf(one: Shown, say: Say): CompareCell | undefined {
  const said = one === null ? undefined : say(one);
  if (said === undefined) return undefined;
  if (said === null || said === '') return { lines: null };
  return typeof said === 'string' ? { lines: [said] } : said;
}

/** What the rule says of each column: undefined where something could not be read, null where it is not known. */
function rowOf(shown: readonly Shown[], label: string, say: Say): CompareRow {
  return { label, cells: shown.map((one) => cellOf(one, say)) };
}

const dated = (asOf: string | undefined) => (asOf === undefined ? {} : { asOf });

/** What is compared of deputies, in the one order. */
export function deputyGroups(shown: readonly Shown[], data: ComparedData): CompareGroup[] {
  const { compared, year, today } = data;
  const row = (label: string, say: Say) => rowOf(shown, label, say);
  const ownOf = (id: number) => compared?.find(({ deputado_id }) => deputado_id === id);
  const own = (label: string, say: (one: ComparedDeputy) => CompareCell | string | null) =>
    row(label, ({ deputy }) => {
      const known = ownOf(deputy.id);
      if (compared === undefined) return undefined;
      return known === undefined ? null : say(known);
    });
  return [
    {
      title: 'Quem é',
      rows: [
        row('Partido', ({ deputy }) => deputy.ultimoStatus.siglaPartido),
        row(
          'Estado',
          ({ deputy: { ultimoStatus } }) => ultimoStatus.siglaUf && ufLabel(ultimoStatus.siglaUf),
        ),
        row('Situação', ({ deputy }) => deputy.ultimoStatus.situacao),
        row('Idade', ({ deputy }) => {
          const age = ageOf({ data_nascimento: deputy.dataNascimento, idade: null }, today);
          return age === null ? null : ageText(age);
        }),
        row('Escolaridade', ({ deputy }) => deputy.escolaridade),
      ],
    },
    {
      title: 'Votações',
      ...dated(data.votesUpTo),
      rows: [own('Votos registrados', ({ votos }) => formatCount(votos)), commonRow(shown, data.common)],
    },
    {
      title: `Despesas de ${year}`,
      ...dated(data.expensesUpTo),
      rows: expenseRows(
        own,
        shown.flatMap((one) => (one ? (ownOf(one.deputy.id) ?? []) : [])),
        year,
      ),
    },
    {
      title: 'Proposições',
      rows: [{ ...row(`Projetos de lei em ${year}`, () => null), note: 'Quantidade não mede qualidade.' }],
    },
    {
      title: 'Eleição de 2026',
      rows: [own('Resultado', outcomeCell)],
    },
  ];
}

function outcomeCell({ deputado_id, destino }: ComparedDeputy): CompareCell {
  if (destino === null) return { lines: null };
  const fate = { deputado_id, ...destino };
  const state = isPreliminary(fate) ? 'Preliminar, segundo' : 'Conferido com';
  return {
    lines: [fateText(fate).replace('Eleição de 2026: ', '')],
    note: `${state} ${destino.fonte_titulo}, em ${formatDay(destino.revisado_em)}.`,
  };
}

/** How often each one voted as each of the others did: two numbers, no share and no order but the columns'. */
function commonRow(shown: readonly Shown[], common: readonly Pair[] | undefined): CompareRow {
  const row = rowOf(shown, 'Votos em comum', (one) => {
    if (common === undefined) return undefined;
    const others = shown.filter((other) => other !== null && other !== one);
    return {
      lines: others.map((other) => {
        const id = other?.deputy.id;
        const pair = common.find(
          ({ a, b }) => (a === id && b === one.deputy.id) || (b === id && a === one.deputy.id),
        );
        return pair
          ? `com ${other?.name ?? ''}: ${formatCount(pair.iguais)} de ${formatCount(pair.em_comum)}`
          : `com ${other?.name ?? ''}: não informado`;
      }),
    };
  });
  return { ...row, note: 'Votar igual não quer dizer pensar igual.' };
}
