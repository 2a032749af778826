import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { dayInBrasilia } from '@/lib/text/format';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { BalanceCards } from './balance-cards';
import { BalanceFields } from './balance-fields';
import { type Balance, balanceOf, countCells, countMarks, countText, facts } from './balance-model';
import { BalanceTable } from './balance-table';
import { Figures } from '@/features/admin/figures';
import { adminQueries } from '@/features/admin/queries';

export function BalancePanel({ userId }: { userId: string }) {
  const query = useQuery(adminQueries.balance(userId));
  if (query.isPending) return <TextSkeleton text="Carregando as fichas..." lines={12} />;
  if (query.isError) return <ErrorState message="Não foi possível carregar as fichas." query={query} />;
  if (query.data.length === 0)
    return <EmptyState icon={<Scale size={28} />} title="Nenhuma ficha ativa nesta eleição" />;
  return <Panel balance={balanceOf(query.data, dayInBrasilia(query.dataUpdatedAt))} />;
}

function Panel({ balance }: { balance: Balance }) {
  const isWide = useMediaQuery('(min-width: 48em)');
  const { rows, median } = balance;
  const sourced = countCells(balance, ({ state }) => state === 'com fonte');
  return (
    <>
      <Figures
        figures={[
          { term: 'Fichas ativas', value: rows.length },
          { term: 'Campos com fonte', value: sourced, note: `de ${String(rows.length * facts.length)}` },
          { term: 'Campos vazios', value: countCells(balance, ({ state }) => state === 'vazio') },
          { term: 'Marcados para olhar', value: countMarks(balance) },
        ]}
      />
      <Section
        isFlat
        className="mt-8"
        title="Profundidade"
        meta={
          median === null
            ? 'Nenhuma biografia escrita'
            : `Mediana da biografia: ${countText(median, 'caractere', 'caracteres')} ·\xa0faixa aceita: 60 % a 160 %`
        }
      >
        {isWide ? <BalanceTable rows={rows} /> : <BalanceCards rows={rows} />}
      </Section>
      {isWide ? <BalanceFields rows={rows} /> : null}
    </>
  );
}
