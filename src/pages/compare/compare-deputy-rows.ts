import { ageOf } from '@/features/politicians/age';
import type { CompareCell, CompareGroup, CompareRow } from '@/features/compare/model';
import type { ComparedDeputy } from '@/features/deputies/compared-schema';
import { dataDay, type ReadDeputy, statusDay } from '@/features/deputies/model';
import { situationText, type Standing } from '@/features/deputies/standing';
import { isPreliminary, outcomeTag } from '@/features/politicians/outcome/deputy-outcome';
import { partyText } from '@/lib/text/party-text';
import { ufLabel } from '@/features/politicians/state/states';
import type { CommonVotes } from '@/features/votes/common/common-votes-model';
import { fewestInCommon, leftOutOfVotes } from '@/features/votes/common/fewest-in-common';
import { formatDay } from '@/lib/text/format';
import { formatCount } from '@/lib/text/format-count';
import { expenseRows } from './compare-expense-rows';

/** A deputy of a column; null where the profile could not be read. */
export type Shown = (ReadDeputy & { name: string; standing: Standing }) | null;

export interface ComparedData {
  /** Undefined where it could not be read; whoever is not in it is not known. */
  compared: readonly ComparedDeputy[] | undefined;
  common: readonly CommonVotes[] | undefined;
  /** AAAA-MM-DD; undefined where it could not be read. */
  votesUpTo: string | undefined;
  expensesUpTo: string | undefined;
  year: number;
  today: string;
}

type Said = CompareCell | string | null;
type Say = (one: NonNullable<Shown>) => Said | undefined;
type SayOwn = (one: ComparedDeputy) => Said;
type DayOf = (one: NonNullable<Shown>) => string | undefined;

function cellOf(one: Shown, say: Say, dayOf: DayOf): CompareCell | undefined {
  if (one === null) return undefined;
  const said = say(one);
  if (said === undefined) return undefined;
  const cell = typeof said === 'object' && said !== null ? said : { lines: said ? [said] : null };
  return { asOf: dayOf(one), ...cell };
}

/** Undefined where unreadable, null where unknown. */
function rowOf(shown: readonly Shown[], label: string, say: Say, dayOf: DayOf = () => undefined): CompareRow {
  return { label, cells: shown.map((one) => cellOf(one, say, dayOf)) };
}

export function deputyGroups(shown: readonly Shown[], data: ComparedData): CompareGroup[] {
  const { compared, year, votesUpTo, expensesUpTo } = data;
  const ownOf = (id: number) => compared?.find(({ deputado_id }) => deputado_id === id);
  const ownUpTo = (day: string | undefined) => (label: string, say: SayOwn) =>
    rowOf(
      shown,
      label,
      ({ deputy }) => {
        const known = ownOf(deputy.id);
        if (compared === undefined) return undefined;
        return known === undefined ? null : say(known);
      },
      () => day,
    );
  const known = shown.flatMap((one) => (one ? (ownOf(one.deputy.id) ?? []) : []));
  const spentIn = known.find(({ despesas }) => despesas !== null)?.despesas?.ano ?? year;
  // Data that end before the year tell nothing of it, not even a day.
  const yearUpTo = expensesUpTo !== undefined && expensesUpTo < String(spentIn) ? undefined : expensesUpTo;
  return [
    { title: 'Quem é', rows: personRows(shown, data.today) },
    {
      title: 'Votações',
      rows: [
        {
          ...ownUpTo(votesUpTo)('Votos registrados', ({ votos }) => formatCount(votos)),
          note: leftOutOfVotes,
        },
        commonRow(shown, data.common, votesUpTo),
      ],
    },
    { title: `Despesas de ${spentIn}`, rows: expenseRows(ownUpTo(yearUpTo), known) },
    { title: 'Proposições', rows: [billRow(ownUpTo(undefined), known, year)] },
    { title: 'Eleição de 2026', rows: [ownUpTo(undefined)('Resultado', outcomeCell)] },
  ];
}

function personRows(shown: readonly Shown[], today: string): CompareRow[] {
  const row = (label: string, dayOf: DayOf, say: Say) => rowOf(shown, label, say, dayOf);
  return [
    row(
      'Partido',
      statusDay,
      ({ deputy: { ultimoStatus } }) => ultimoStatus.siglaPartido && partyText(ultimoStatus.siglaPartido),
    ),
    row(
      'Estado',
      statusDay,
      ({ deputy: { ultimoStatus } }) => ultimoStatus.siglaUf && ufLabel(ultimoStatus.siglaUf),
    ),
    row(
      'Situação',
      (one) => one.standing.listedOn ?? statusDay(one),
      ({ standing }) => situationText(standing),
    ),
    row('Idade', dataDay, ({ deputy }) => {
      const age = ageOf({ data_nascimento: deputy.dataNascimento, idade: null }, today);
      return age === null ? null : `${age} anos`;
    }),
    row('Escolaridade', dataDay, ({ deputy }) => deputy.escolaridade),
  ];
}

/** The newest counted year: its day says that a later one is not here. */
function billRow(
  own: (label: string, say: SayOwn) => CompareRow,
  known: readonly ComparedDeputy[],
  year: number,
): CompareRow {
  const counted = known.find(({ projetos }) => projetos !== null)?.projetos?.ano ?? year;
  return {
    ...own(`Projetos de lei em ${counted}`, ({ projetos }) => {
      if (projetos === null || projetos.quantidade === null) return null;
      return { lines: [formatCount(projetos.quantidade)], asOf: projetos.dados_ate ?? undefined };
    }),
    note: 'Quantidade não mede qualidade.',
  };
}

function outcomeCell({ deputado_id, destino }: ComparedDeputy): CompareCell {
  if (destino === null) return { lines: null };
  const outcome = { deputado_id, ...destino };
  const day = formatDay(destino.revisado_em);
  const tag = outcomeTag(outcome);
  return {
    lines: tag === null ? null : [tag],
    note: isPreliminary(outcome) ? `Preliminar, em ${day}.` : `Conferido em ${day}.`,
    sources: [{ title: destino.fonte_titulo, outlet: null, day: `lida em ${day}`, url: destino.fonte_url }],
  };
}

/** Two numbers: no share, no order but the columns'. */
function commonRow(
  shown: readonly Shown[],
  common: readonly CommonVotes[] | undefined,
  day: string | undefined,
): CompareRow {
  const say: Say = (one) => {
    if (common === undefined) return undefined;
    const others = shown.flatMap((other) => (other === null || other === one ? [] : [other]));
    return { lines: others.map((other) => `com ${other.name}: ${commonText(pairOf(common, one, other))}`) };
  };
  return {
    ...rowOf(shown, 'Votos em comum', say, () => day),
    note: 'Votar igual não quer dizer pensar igual.',
  };
}

function pairOf(
  common: readonly CommonVotes[],
  { deputy: { id: one } }: NonNullable<Shown>,
  { deputy: { id: other } }: NonNullable<Shown>,
): CommonVotes | undefined {
  return common.find(({ a, b }) => (a === other && b === one) || (b === other && a === one));
}

function commonText(pair: CommonVotes | undefined): string {
  if (pair === undefined) return 'não informado';
  if (pair.em_comum === 0) return 'nenhum';
  const all = formatCount(pair.em_comum);
  return pair.em_comum < fewestInCommon
    ? `só ${all}, poucos para comparar`
    : `${formatCount(pair.iguais)}\u00A0de\u00A0${all}`;
}
