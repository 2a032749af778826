import { Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadMore } from '@/ui/load-more';
import { SourceNote } from '@/ui/source-note';
import { ConfirmOutcome } from './confirm-outcome';
import { OutcomeDialog } from './outcome-dialog';
import { OutcomeFilters } from './outcome-filters';
import { OutcomeRows } from './outcome-rows';
import { countsOf, matchingOutcomes, type MemberOutcome } from './model';
import { useOutcomeFilters } from './use-outcome-filters';

const perPage = 50;

interface OutcomesPanelProps {
  userId: string;
  rows: readonly MemberOutcome[];
}

export function OutcomesPanel({ userId, rows }: OutcomesPanelProps) {
  const state = useOutcomeFilters();
  const [pages, setPages] = useState(1);
  const [open, setOpen] = useState<{ id: number; act: 'edit' | 'confirm' } | null>(null);
  const counts = countsOf(rows);
  const found = matchingOutcomes(rows, state.filters);
  const shown = found.slice(0, pages * perPage);
  // By id: the row is read again while its form is open.
  const row = rows.find(({ member }) => member.id === open?.id);
  const opens = (act: 'edit' | 'confirm') => (one: MemberOutcome) => setOpen({ id: one.member.id, act });
  const dialog = row && { userId, row, onClose: () => setOpen(null) };
  return (
    <>
      <dl className="border-border-strong mb-6 grid grid-cols-2 gap-x-4 border-y lg:grid-cols-4">
        <Count value={counts.all} word="Deputados" />
        <Count value={counts.checked} word="Conferidos" />
        <Count value={counts.preliminary} word="Preliminares" />
        <Count value={counts.unknown} word="Sem informação conferida" />
      </dl>
      <OutcomeFilters state={state} />
      <h2 className="sr-only">Lista de deputados</h2>
      <div className="mt-6 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p role="status" className="font-head text-h3 font-bold">
          {`${found.length} ${found.length === 1 ? 'deputado(a)' : 'deputados(as)'}`}
        </p>
        <p className="text-small text-muted">Quem não tem registro nunca aparece como ‘não reeleito’.</p>
      </div>
      {found.length === 0 ? (
        <EmptyState isCounted icon={<Search size={28} />} title="Ninguém encontrado">
          Confira o nome ou tire um dos filtros.
        </EmptyState>
      ) : (
        <OutcomeRows rows={shown} onEdit={opens('edit')} onConfirm={opens('confirm')} />
      )}
      {shown.length < found.length ? <LoadMore onClick={() => setPages(pages + 1)} /> : null}
      <SourceNote>
        Confirmar muda ‘preliminar’ para ‘conferido’ e guarda o dia. Cada ato fica na auditoria.
      </SourceNote>
      {dialog && open?.act === 'edit' ? <OutcomeDialog {...dialog} /> : null}
      {dialog && open?.act === 'confirm' ? <ConfirmOutcome {...dialog} /> : null}
    </>
  );
}

function Count({ value, word }: { value: number; word: string }) {
  return (
    <div className="py-3">
      <dt className="text-small text-muted">{word}</dt>
      <dd className="font-head text-h3 font-bold">{value}</dd>
    </div>
  );
}
