import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/text/format-count';
import { formatDay } from '@/lib/text/format';
import { tidied, useAddressFilters } from '@/lib/use/use-address-filters';
import { ErrorState } from '@/ui/state/error-state';
import { RowList } from '@/ui/row-list';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { formPath, type QueuedRollCall } from './model';
import { type QueueFilters, votesPanelQueries } from './queries';
import { NextPage } from '@/ui/load-more';
import { SelectField } from '@/ui/form/select-field';
import { TextSearch } from '@/ui/form/text-search';

interface ExplanationQueueProps {
  userId: string;
  kinds: readonly (readonly [kind: string, word: string])[];
}

export function ExplanationQueue({ userId, kinds }: ExplanationQueueProps) {
  const read = useCallback(
    (params: URLSearchParams): QueueFilters => ({
      tipo: kinds.find(([kind]) => kind === params.get('tipo'))?.[0] ?? '',
      texto: tidied(params.get('texto') ?? ''),
    }),
    [kinds],
  );
  const [filters, change] = useAddressFilters<keyof QueueFilters>({ read });
  return (
    <>
      <QueueFields filters={filters} kinds={kinds} onChange={change} />
      <Found userId={userId} filters={filters} wordOf={new Map(kinds)} />
    </>
  );
}

interface QueueFieldsProps {
  filters: QueueFilters;
  kinds: ExplanationQueueProps['kinds'];
  onChange: (part: Partial<QueueFilters>) => void;
}

function QueueFields({ filters, kinds, onChange }: QueueFieldsProps) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <TextSearch text={filters.texto} onSearch={(texto) => onChange({ texto })} />
      <SelectField
        label="Tipo"
        empty="Todos"
        options={kinds}
        value={filters.tipo}
        onChange={(tipo) => onChange({ tipo })}
      />
    </div>
  );
}

interface FoundProps {
  userId: string;
  filters: QueueFilters;
  wordOf: ReadonlyMap<string, string>;
}

function Found({ userId, filters, wordOf }: FoundProps) {
  const query = useInfiniteQuery(votesPanelQueries.queue(userId, filters));
  if (query.isPending) return <TextSkeleton text="Carregando votações..." lines={8} />;
  if (query.data === undefined) {
    return <ErrorState message="Não foi possível carregar as votações." query={query} />;
  }
  const waiting = query.data.pages.flat();
  const total = waiting[0]?.total ?? 0;
  return (
    <>
      <p role="status" className="mb-2">
        {total === 1 ? '1 votação sem explicação' : `${formatCount(total)} votações sem explicação`}
      </p>
      <RowList>
        {waiting.map((rollCall) => (
          <WaitingRow
            key={rollCall.votacao_id}
            rollCall={rollCall}
            kind={wordOf.get(rollCall.tipo) ?? rollCall.tipo}
          />
        ))}
      </RowList>
      <NextPage query={query} isWhole={waiting.length >= total} />
    </>
  );
}

function WaitingRow({ rollCall, kind }: { rollCall: QueuedRollCall; kind: string }) {
  const { id_camara, dia, titulo, descricao } = rollCall;
  const id = useId();
  return (
    <li className="grid gap-1 py-3">
      <p className="font-head font-bold wrap-anywhere">
        <Link to={formPath(id_camara)} aria-describedby={id}>
          {titulo ?? 'Proposição não informada'}
        </Link>
      </p>
      <p id={id} className="text-small max-w-measure line-clamp-6 wrap-anywhere">
        {descricao}
      </p>
      <p className="text-small text-muted">{`${formatDay(dia)} ·\xa0${kind}`}</p>
    </li>
  );
}
