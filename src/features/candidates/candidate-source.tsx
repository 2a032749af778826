import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/text/format';
import { SourceNote } from '@/ui/source-note';
import { type CandidateSummary, electoralCourt } from './model';
import { GatheredUntil, PublishedData } from './published-data';
import { candidateQueries } from './queries';

interface CandidateSourceProps {
  candidates: readonly CandidateSummary[];
  readAt: number;
}

/** The database counts the facts, so that every record is seen to have the same. */
function RecordSummary() {
  const { data } = useQuery(candidateQueries.summary());
  if (!data?.campos) return null;
  return (
    <p className="text-small text-muted">
      {`${data.fichas === 1 ? `A ficha tem ${data.campos} campos.` : `As ${data.fichas} fichas têm os mesmos ${data.campos} campos.`}${data.ultima_revisao ? ` Última revisão: ${formatDay(data.ultima_revisao)}.` : ''}`}
    </p>
  );
}

export function CandidateSource({ candidates, readAt }: CandidateSourceProps) {
  const others = candidates.filter(({ fonte }) => fonte !== electoralCourt);
  return (
    <div className="mt-6">
      <RecordSummary />
      <SourceNote>
        <span>
          {`${others.length === candidates.length ? '' : `Fonte: ${electoralCourt}, registros julgados até 11/09/2026. `}${others.map(({ nome, fonte }) => `${nome}: ${fonte ?? 'fonte não informada'}. `).join('')}A inclinação vem de outras fontes, não do candidato.`}
        </span>
        <GatheredUntil records={candidates} />
        <PublishedData readAt={readAt} />
      </SourceNote>
    </div>
  );
}
