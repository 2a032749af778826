import { lazy, memo, Suspense } from 'react';
import { partyColorOf } from '@/features/politicians/party-legend';
import { paths } from '@/lib/paths';
import { ufLabel } from '@/features/politicians/state/states';
import { BadgeRow } from '@/ui/person/badge';
import { Card, CardBody, CardFoot, CardName, CardTools } from '@/ui/person/card';
import { ChoiceIcon } from '@/features/politicians/choice-icon';
import { choiceWords, type ShownFlags, type ChoiceFlag } from '@/features/politicians/choice-words';
import { lazyOptional } from '@/lib/page/when-loaded';
import { PartyChip } from '@/features/politicians/party-chip';
import { Photo } from '@/ui/person/photo';
import type { Deputy } from '@/features/deputies/schema';

const OutOfExercise = lazy(() =>
  lazyOptional(
    () => import('@/features/deputies/out-of-exercise').then((module) => module.OutOfExercise),
    'Mark of who left',
  ),
);

interface DeputyCardProps extends ShownFlags {
  deputy: Deputy;
  isFirst?: boolean;
  /** Also marks deputies who left. */
  isEarlier: boolean;
  outcome: string | null;
  onToggle: (deputy: Deputy, flag: ChoiceFlag) => void;
}

export const DeputyCard = memo(function DeputyCard({
  deputy,
  favorito,
  ignorado,
  isWaiting,
  isFirst = false,
  isEarlier,
  outcome,
  onToggle,
}: DeputyCardProps) {
  const { id, nome, siglaPartido, siglaUf, urlFoto } = deputy;
  const words = choiceWords({ favorito, ignorado, isWaiting });
  return (
    <Card shape="compact">
      <Photo src={urlFoto} name={nome} width={72} isEager={isFirst} isMuted={ignorado} />
      <CardBody>
        <CardName isCompact to={paths.deputy(id)}>
          {nome}
        </CardName>
        <CardFoot>
          <BadgeRow>
            <PartyChip sigla={siglaPartido} color={partyColorOf(siglaPartido)} />
            {isEarlier ? (
              <Suspense>
                <OutOfExercise id={id} />
              </Suspense>
            ) : null}
          </BadgeRow>
          <p className="text-small text-muted mt-1">
            {siglaUf === null ? 'Estado não informado' : ufLabel(siglaUf)}
          </p>
          <p className="text-small text-muted min-h-12">{outcome}</p>
          {words ? <p className="text-small text-muted">{words}</p> : null}
        </CardFoot>
      </CardBody>
      <CardTools>
        <ChoiceIcon
          kind="favorite"
          name="favorito"
          value={id}
          label={`Favoritar ${nome}`}
          isPressed={favorito}
          onClick={() => onToggle(deputy, 'favorito')}
        />
        <ChoiceIcon
          kind="ignore"
          name="ignorado"
          value={id}
          label={`Ignorar ${nome}`}
          isPressed={ignorado}
          onClick={() => onToggle(deputy, 'ignorado')}
        />
      </CardTools>
    </Card>
  );
});
