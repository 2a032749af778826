import { formatDate } from '@/lib/text/format';
import { StatusBadge } from '@/ui/person/badge';
import { NumberText } from '@/ui/number-text';
import { RowPhoto } from './candidate-table';
import type { ListedCandidate } from '@/features/admin/model';
import { RowActions, type RowHandlers } from './row-actions';

interface CandidateCardsProps {
  candidates: readonly ListedCandidate[];
  handlers: RowHandlers;
}

export function CandidateCards({ candidates, handlers }: CandidateCardsProps) {
  return (
    <ul className="border-text border-t-3" aria-label="Candidatos">
      {candidates.map((candidate) => (
        <li
          key={candidate.id}
          className="border-border grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 border-b pt-4 pb-1.5"
        >
          <RowPhoto candidate={candidate} width={56} />
          <div>
            <h3 translate="no" className="font-head text-[1.125rem] leading-[1.2] font-bold wrap-anywhere">
              {candidate.nome}
            </h3>
            <p
              translate="no"
              className="text-small mt-1 wrap-anywhere"
            >{`${candidate.partido_sigla} - ${candidate.partido_nome}`}</p>
            <p className="text-muted mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
              <StatusBadge status={candidate.status} />
              <span>
                Eleição de <NumberText>{candidate.election_year}</NumberText>
              </span>
              <span>
                Atualizado em <NumberText>{formatDate(candidate.updated_at)}</NumberText>
              </span>
            </p>
          </div>
          <div className="col-span-full mt-1">
            <RowActions candidate={candidate} handlers={handlers} />
          </div>
        </li>
      ))}
    </ul>
  );
}
