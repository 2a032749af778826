import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDay } from '@/lib/text/format';
import { formatCount } from '@/lib/text/format-count';
import { useSearchParam } from '@/lib/use/use-search-param';
import { Counter, CounterStrip } from '@/ui/person/counters';
import { ErrorState } from '@/ui/state/error-state';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { ExplanationQueue } from './explanation-queue';
import { formPath, type PanelExplanation, stateWords } from './model';
import { votesPanelQueries, wholeQueue } from './queries';
import { panelTexts } from './texts';

const lists = ['fila', 'rascunho', 'em_revisao', 'publicada', 'retirada'] as const;
type List = (typeof lists)[number];

const listWords: Readonly<Record<List, string>> = {
  fila: 'Sem explicação',
  rascunho: 'Rascunhos',
  em_revisao: 'Em revisão',
  publicada: 'Publicadas',
  retirada: 'Retiradas',
};

const countWords = (count: number | undefined) => (count === undefined ? null : formatCount(count));

interface ExplanationListProps {
  userId: string;
  kinds: readonly (readonly [kind: string, word: string])[];
}

export function ExplanationList({ userId, kinds }: ExplanationListProps) {
  const [list, setList] = useSearchParam('lista', lists);
  const query = useQuery(votesPanelQueries.explanations(userId));
  const { data: waiting } = useInfiniteQuery({
    ...votesPanelQueries.queue(userId, wholeQueue),
    select: ({ pages: [first] }) => first?.[0]?.total ?? 0,
  });
  const of = (state: List) => query.data?.filter(({ situacao }) => situacao === state);
  const chosen = list === 'fila' ? null : of(list);
  return (
    <>
      <CounterStrip label="Explicações por situação">
        {lists.map((one) => (
          <Counter
            key={one}
            value={countWords(one === 'fila' ? waiting : of(one)?.length)}
            word={listWords[one]}
            isSelected={one === list}
            onClick={() => setList(one)}
          />
        ))}
      </CounterStrip>
      <Section title={listWords[list]}>
        {chosen === null ? (
          <ExplanationQueue userId={userId} kinds={kinds} />
        ) : chosen !== undefined ? (
          <Explanations all={chosen} userId={userId} />
        ) : query.isPending ? (
          <TextSkeleton text="Carregando explicações..." lines={8} />
        ) : (
          <ErrorState message={panelTexts.loadError} query={query} />
        )}
      </Section>
    </>
  );
}

function Explanations({ all, userId }: { all: readonly PanelExplanation[]; userId: string }) {
  if (all.length === 0) return <p>Nenhuma explicação nesta situação.</p>;
  return (
    <RowList>
      {all.map(({ votacao_id, id_camara, titulo_claro, titulo, dia, situacao, redigida_por, principal }) => (
        <li key={votacao_id} className="grid gap-1 py-3">
          <p className="font-head font-bold wrap-anywhere">
            <Link to={formPath(id_camara)}>{titulo_claro}</Link>
          </p>
          <p className="text-small text-muted">
            {[
              formatDay(dia),
              titulo ?? 'Proposição não informada',
              stateWords[situacao],
              redigida_por === userId ? 'escrita por você' : null,
              principal ? 'entre as principais' : null,
            ]
              .filter((word) => word !== null)
              .join(' ·\xa0')}
          </p>
        </li>
      ))}
    </RowList>
  );
}
