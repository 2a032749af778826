import type { CompareCell, CompareRow } from '@/features/compare/model';
import type { ComparedDeputy } from '@/features/deputies/compared-schema';
import { enoughToCompare } from '@/features/deputies/context/context-schema';
import { expenseTypeText } from '@/features/deputies/expenses/expense-type';
import { expensesName, hasBoughtTickets, ticketsText } from '@/features/deputies/expenses/expense-words';
import { formatDay, formatMoney } from '@/lib/text/format';
import { compareTexts } from '@/lib/text/text-order';

/** Each deputy's largest types, with the others' amounts of the same. */
const largest = 3;
const none = 'Nenhuma nestes dados';

type Own = (label: string, say: (one: ComparedDeputy) => CompareCell | string | null) => CompareRow;

/** The year's expenses beside the state's: amounts as they are, types by name. */
export function expenseRows(own: Own, known: readonly ComparedDeputy[]): CompareRow[] {
  // The tables give the largest type first.
  const kinds = new Set(
    known.flatMap(({ despesas }) => despesas?.tipos.slice(0, largest).map(({ tipo }) => tipo) ?? []),
  );
  const spent = (
    label: string,
    say: (year: NonNullable<ComparedDeputy['despesas']>) => CompareCell | string | null,
    // With nobody of the state, it is the year that is not here.
  ) => own(label, ({ despesas }) => (despesas?.uf && despesas.n > 0 ? say(despesas) : null));
  return [
    // The group's head has the day until which it goes.
    spent(expensesName, (all) =>
      all.total === null
        ? none
        : { lines: [formatMoney(all.total)], note: ticketsText(hasBoughtTickets(all)) },
    ),
    spent('O do meio do estado (mediana)', ({ n, uf, mediana }) => {
      if (mediana === null) return null;
      if (n < enoughToCompare) return 'Poucos deputados para comparar.';
      return { lines: [formatMoney(mediana)], note: `${uf}, ${n} deputados` };
    }),
    own('Limite mensal do estado', ({ despesas }) => limitCell(despesas)),
    ...[...kinds]
      .toSorted((a, b) => compareTexts(expenseTypeText(a), expenseTypeText(b)))
      .map((kind) =>
        spent(expenseTypeText(kind), ({ tipos }) => {
          const one = tipos.find(({ tipo }) => tipo === kind);
          return one ? formatMoney(one.valor) : none;
        }),
      ),
  ];
}

/** The newest limit that was in force in the year. */
function limitCell(despesas: ComparedDeputy['despesas']): CompareCell {
  const limit = despesas?.limites.at(-1);
  if (limit?.valor == null) return { lines: null };
  const unconfirmed = limit.conferido ? '' : '; valor ainda não conferido';
  return {
    lines: [formatMoney(limit.valor)],
    note: `desde ${formatDay(limit.desde)}${unconfirmed}`,
    sources: [{ title: limit.ato, outlet: 'Câmara dos Deputados', day: null, url: limit.fonte_url }],
  };
}
