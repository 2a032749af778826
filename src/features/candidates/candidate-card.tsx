import { memo, useId } from 'react';
import { paths } from '@/lib/paths';
import { ageOf, ageText } from '@/features/politicians/age';
import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { Card, CardActions, CardBody, CardFoot, CardName } from '@/ui/person/card';
import { Portrait } from '@/features/politicians/portrait';
import { SituationBadge } from '@/features/politicians/situation-badge';
import { ChoiceButtons } from '@/features/politicians/choice-buttons';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { cardPhotoWidth, type CandidateSummary, originText, plateNumber, professionText } from './model';

interface CandidateCardProps {
  candidate: CandidateSummary;
  today: string;
  isFavorite?: boolean;
  isIgnored?: boolean;
  isWaiting?: boolean | undefined;
  isFirst?: boolean;
  onToggleFavorite?: ((candidate: CandidateSummary) => void) | undefined;
  onToggleIgnored?: ((candidate: CandidateSummary) => void) | undefined;
}

/** Equal for all; a toggle only with its handler (spec §2). */
export const CandidateCard = memo(function CandidateCard({
  candidate,
  today,
  isFavorite = false,
  isIgnored = false,
  isWaiting,
  isFirst = false,
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
        isMuted={isIgnored}
        sigla={candidate.partido_sigla}
        color={candidate.partido_cor_hex}
        number={plateNumber(candidate)}
      />
      <CardBody>
        <CardName id={nameId} to={paths.candidate(candidate.id)}>
          {candidate.nome}
        </CardName>
        <p className="mt-1.5 leading-[1.35]">{professionText(candidate.profissao)}</p>
        <p className="text-small text-muted mt-0.5">{`${originText(candidate.estado_origem)} · ${ageText(ageOf(candidate, today))}`}</p>
        <CardFoot>
          <div className="flex flex-col items-start gap-1.5">
            {candidate.inclinacao_politica === null ? null : <VisuallyHidden>Inclinação: </VisuallyHidden>}
            <LeaningBadge value={candidate.inclinacao_politica} />
            <SituationBadge candidate={candidate} />
          </div>
        </CardFoot>
      </CardBody>
      {onToggleFavorite || onToggleIgnored ? (
        <CardActions>
          <ChoiceButtons
            isFavorite={isFavorite}
            isIgnored={isIgnored}
            isWaiting={isWaiting}
            describedBy={nameId}
            personId={candidate.id}
            {...(onToggleFavorite && { onToggleFavorite: () => onToggleFavorite(candidate) })}
            {...(onToggleIgnored && { onToggleIgnored: () => onToggleIgnored(candidate) })}
          />
        </CardActions>
      ) : (
        <div className="h-3" />
      )}
    </Card>
  );
});
