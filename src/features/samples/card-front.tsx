import { type ReactNode, useId } from 'react';
import { paths } from '@/lib/paths';
import { BadgeRow, KindBadge } from '@/ui/person/badge';
import { BarRow } from '@/ui/bar-chart';
import { ChoiceIcon } from '@/features/politicians/choice-icon';
import { LinkButton } from '@/ui/link-button';
import { Portrait } from '@/features/politicians/portrait';
import { cardLeaningOf, type SamplePerson, scoresOf } from './model';
import { cn } from '@/lib/cn';

export interface CardFrontProps {
  person: SamplePerson;
  isFavorite: boolean;
  isIgnored: boolean;
  onToggleFavorite?: (person: SamplePerson) => void;
  onToggleIgnored?: (person: SamplePerson) => void;
}

/** `turn` is the button that shows the back. */
export function CardFront({ turn, ...props }: CardFrontProps & { turn: ReactNode }) {
  const { person } = props;
  const nameId = useId();
  return (
    <>
      <div className="grid grid-cols-[96px_minmax(0,1fr)_44px] gap-3 py-3 pr-2 pl-3 max-[22em]:grid-cols-[80px_minmax(0,1fr)_44px] max-[22em]:gap-2 @max-[15rem]:grid-cols-[minmax(0,1fr)_44px] @max-[15rem]:*:first:col-span-2 @max-[15rem]:*:first:w-18">
        <Portrait
          src={person.foto_url}
          name={person.nome_completo}
          width={96}
          isMuted={props.isIgnored}
          sigla={person.partido.sigla}
          color={person.partido.cor_hex}
        />
        <div className="flex min-w-0 flex-col gap-1.5 pt-0.5">
          <h3 id={nameId} translate="no" className="leading-[1.2]">
            {person.nome_completo}
          </h3>
          <p className="text-small text-muted">{person.cargo_atual}</p>
          <div className="mt-auto">
            <BadgeRow>
              <KindBadge>{person.estado}</KindBadge>
              <CardLeaning value={person.inclinacao_politica} />
            </BadgeRow>
          </div>
        </div>
        <Toggles {...props} />
      </div>
      <ul className="border-border mx-3 grid content-evenly border-t leading-[1.3]">
        {scoresOf(person).map(({ label, percent }) => (
          <li key={label}>
            <BarRow label={label} value={percent} ratio={percent / 100} />
          </li>
        ))}
      </ul>
      <div className="border-border flex flex-wrap gap-2 border-t px-3 py-2">
        <LinkButton to={paths.sampleDeputy(person.id)} aria-describedby={nameId} className="flex-[1_1_8rem]">
          Ver Detalhes
        </LinkButton>
        {turn}
      </div>
    </>
  );
}

function Toggles({ person, isFavorite, isIgnored, onToggleFavorite, onToggleIgnored }: CardFrontProps) {
  return (
    <div className="grid content-start gap-2">
      {onToggleFavorite ? (
        <ChoiceIcon
          kind="favorite"
          label={`Favoritar ${person.nome_completo}`}
          isPressed={isFavorite}
          onClick={() => onToggleFavorite(person)}
        />
      ) : null}
      {onToggleIgnored ? (
        <ChoiceIcon
          kind="ignore"
          label={`Ignorar ${person.nome_completo}`}
          isPressed={isIgnored}
          onClick={() => onToggleIgnored(person)}
        />
      ) : null}
    </div>
  );
}

const colors = { left: 'bg-lean-left', right: 'bg-lean-right', centre: 'bg-lean-centre' } as const;

/** The card's three colours; elsewhere the site's badge applies. */
function CardLeaning({ value }: { value: string }) {
  return (
    <span
      className={cn(
        'rounded-pill border-badge-edge text-on-badge text-small print-color-exact inline-flex min-h-6.5 max-w-full items-center border px-2.5 py-px font-semibold max-[22em]:px-2',
        colors[cardLeaningOf(value)],
      )}
    >
      {value}
    </span>
  );
}
