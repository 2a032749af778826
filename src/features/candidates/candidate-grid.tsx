import { memo, useCallback, useId } from 'react';
import { useAfterHydration } from '@/lib/publication';
import { dayInBrasilia } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { ageOf, ageText } from '@/features/politicians/age';
import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { Card, CardActions, CardBody, CardFoot, CardGrid, CardName } from '@/ui/person/card';
import { Portrait } from '@/features/politicians/portrait';
import { SituationBadge } from '@/features/politicians/situation-badge';
import { ChoiceButtons } from '@/features/politicians/choice-buttons';
import type { ChoiceFlag, ShownFlags } from '@/features/politicians/choice-words';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { cardPhotoWidth, type CandidateSummary, originText, plateNumber, professionText } from './model';

/** Passed by pages, so this feature knows no other. */
export interface GridChoices {
  flagsOf: (candidateId: string) => ShownFlags;
  toggle: (target: { id: string; nome: string }, flag: ChoiceFlag) => void;
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
            {...flagsOf(candidate.id)}
            isFirst={index === 0}
            onToggleFavorite={toggleFavorite}
            onToggleIgnored={toggleIgnored}
          />
        </li>
      ))}
    </CardGrid>
  );
}

interface CandidateCardProps extends ShownFlags {
  candidate: CandidateSummary;
  today: string;
  isFirst: boolean;
  onToggleFavorite: (candidate: CandidateSummary) => void;
  onToggleIgnored: (candidate: CandidateSummary) => void;
}

/** Equal for all (spec §2). */
const CandidateCard = memo(function CandidateCard({
  candidate,
  today,
  favorito,
  ignorado,
  isWaiting,
  isFirst,
  onToggleFavorite,
  onToggleIgnored,
}: CandidateCardProps) {
  const nameId = useId();
  return (
    <Card shape="portrait">
      <Portrait
        src={candidate.foto_url}
        name={candidate.nome}
        width={cardPhotoWidth}
        isEager={isFirst}
        isMuted={ignorado}
        sigla={candidate.partido_sigla}
        color={candidate.partido_cor_hex}
        number={plateNumber(candidate)}
      />
      <CardBody>
        <CardName id={nameId} to={paths.candidate(candidate.id)}>
          {candidate.nome}
        </CardName>
        <p className="mt-1.5 leading-[1.35]">{professionText(candidate.profissao)}</p>
        <p className="text-small text-muted mt-0.5">{`${originText(candidate.estado_origem)} ·\xa0${ageText(ageOf(candidate, today))}`}</p>
        <CardFoot>
          <div className="flex flex-col items-start gap-1.5">
            {candidate.inclinacao_politica === null ? null : <VisuallyHidden>Inclinação: </VisuallyHidden>}
            <LeaningBadge value={candidate.inclinacao_politica} />
            <SituationBadge candidate={candidate} />
          </div>
        </CardFoot>
      </CardBody>
      <CardActions>
        <ChoiceButtons
          favorito={favorito}
          ignorado={ignorado}
          isWaiting={isWaiting}
          describedBy={nameId}
          personId={candidate.id}
          onToggleFavorite={() => onToggleFavorite(candidate)}
          onToggleIgnored={() => onToggleIgnored(candidate)}
        />
      </CardActions>
    </Card>
  );
});
