import { useCallback } from 'react';
import { dayInBrasilia } from '@/lib/text/format';
import { useAfterHydration } from '@/lib/publication';
import { CardGrid } from '@/ui/person/card';
import { CandidateCard } from './candidate-card';
import type { CandidateSummary } from './model';

/** Passed by pages, so this feature knows no other. */
export interface GridChoices {
  flagsOf: (candidateId: string) => { favorito: boolean; ignorado: boolean; isWaiting?: boolean };
  toggle: (target: { id: string; nome: string }, flag: 'favorito' | 'ignorado') => void;
}

interface CandidateGridProps {
  candidates: CandidateSummary[];
  choices: GridChoices;
  /** 0.1 s apart, on the home page alone (spec §9). */
  isRevealed?: boolean;
}

export function CandidateGrid({ candidates, choices, isRevealed = false }: CandidateGridProps) {
  const { flagsOf, toggle } = choices;
  const today = useAfterHydration(dayInBrasilia);
  const toggleFavorite = useCallback(
    ({ id, nome }: CandidateSummary) => toggle({ id, nome }, 'favorito'),
    [toggle],
  );
  const toggleIgnored = useCallback(
    ({ id, nome }: CandidateSummary) => toggle({ id, nome }, 'ignorado'),
    [toggle],
  );
  return (
    <CardGrid isRevealed={isRevealed}>
      {candidates.map((candidate, index) => (
        <li key={candidate.id}>
          <CandidateCard
            candidate={candidate}
            today={today}
            isFavorite={flagsOf(candidate.id).favorito}
            isIgnored={flagsOf(candidate.id).ignorado}
            isWaiting={flagsOf(candidate.id).isWaiting}
            isFirst={index === 0}
            onToggleFavorite={toggleFavorite}
            onToggleIgnored={toggleIgnored}
          />
        </li>
      ))}
    </CardGrid>
  );
}
