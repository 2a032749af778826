import type { CompareCell, CompareRow } from '@/features/compare/model';
import type { ComparedDeputy } from '@/features/deputies/compared-schema';
import { enoughToCompare } from '@/features/deputies/context-schema';
import { expenseTypeText } from '@/features/deputies/expense-type';
import { expensesName, hasBoughtTickets, ticketsText } from '@/features/deputies/expense-words';
import { formatDay, formatMoney } from '@/lib/format';
import { compareTexts } from '@/lib/text-order';

/** How many of the largest types of each deputy are compared; with the others' amounts of the same types. */
const largest = 3;

type Own = (label: string, say: (one: ComparedDeputy) => CompareCell | string | null) => CompareRow;

/** The year's expenses beside the state's: amounts as they are, types by name. */
export function expenseRows(own: Own, known: readonly ComparedDeputy[]): CompareRow[] {
  const kinds = new Set(
    known.flatMap(({ despesas }) =>
      (despesas?.tipos ?? [])
        .toSorted((a, b) => b.valor - a.valor)
        .slice(0, largest)
        .map(({ tipo }) => tipo),
    ),
  );
  return [
    own(expensesName, ({ despesas }) => {
      if (!despesas?.uf) return null;
      if (despesas.total === null) return 'Nenhuma nestes dados';
      const day = despesas.ate === null ? '' : `até ${formatDay(despesas.ate)}, `;
      return { lines: [formatMoney(despesas.total)], note: day + ticketsText(hasBoughtTickets(despesas)) };
    }),
    own('O do meio do estado (mediana)', ({ despesas }) => {
      if (!despesas?.uf || despesas.mediana === null) return null;
      const { n, uf, mediana } = despesas;
      if (n < enoughToCompare) return 'Poucos deputados para comparar.';
      return { lines: [formatMoney(mediana)], note: `${uf}, ${n} deputados com despesas no ano` };
    }),
    own('Limite mensal do estado', ({ despesas }) => limitCell(despesas)),
    ...[...kinds]
      .map((kind) => ({ kind, label: expenseTypeText(kind) }))
      .toSorted((a, b) => compareTexts(a.label, b.label))
      .map(({ kind, label }) =>
        own(label, ({ despesas }) => {
          if (!despesas?.uf) return null;
          const spent = despesas.tipos.find(({ tipo }) => tipo === kind);
          return spent ? formatMoney(spent.valor) : 'Nenhuma nestes dados';
        }),
      ),
  ];
}

/** The newest limit that was in force in the year. */
function limitCell(despesas: ComparedDeputy['despesas']): CompareCell {
  const limit = despesas?.limites.at(-1);
  if (limit === undefined || limit.valor === null) return { lines: null };
  const unconfirmed = limit.conferido ? '' : '; valor ainda não conferido na página da Câmara';
  return {
    lines: [formatMoney(limit.valor)],
    note: `desde ${formatDay(limit.desde)}${unconfirmed}`,
    sources: [{ title: limit.ato, outlet: 'Câmara dos Deputados', day: null, url: limit.fonte_url }],
  };
}
