import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { BallotBadge } from '@/features/politicians/ballot-badge';
import { OutcomeBadge } from '@/features/politicians/outcome/outcome-badge';
import { PartyChip } from '@/features/politicians/party-chip';
import { outcomeWords } from '@/lib/election/election-outcome';
import { Button } from '@/ui/button';
import { Photo } from '@/ui/person/photo';
import { Row, RowMeta, RowName } from '@/ui/row-list';
import type { ChosenPerson } from '@/features/choices/chosen-person';
import { followRemoval } from '@/features/choices/follow-removal';
import { kinds } from '@/features/choices/kinds';
import type { ChoiceFlag } from '@/features/choices/model';
import { stateOf, ufOf } from './by-state';
import { type Chosen, nameOf } from '@/features/choices/my-choices-model';

export interface Mark {
  isMarked: boolean;
  isOff: boolean;
  onChange: () => void;
}

function MarkedRow({ chosen, isMarked, isOff, onChange }: Mark & { chosen: Chosen }) {
  const id = useId();
  const nome = nameOf(chosen);
  return (
    <Row
      className="has-checked:bg-highlight"
      photo={
        <span className="relative z-1 flex items-center gap-2.5">
          <input
            id={id}
            type="checkbox"
            aria-label={`Comparar ${nome}`}
            className="accent-primary size-6"
            checked={isMarked}
            disabled={isOff}
            onChange={onChange}
          />
          <Photo src={chosen.person?.foto} name={nome} width={42} className="w-10.5" />
        </span>
      }
    >
      <RowName>
        <label htmlFor={id} className="stretched">
          {nome}
        </label>
      </RowName>
      <RowMeta>
        <Party of={chosen.person} />
      </RowMeta>
    </Row>
  );
}

const placeIn: Record<ChoiceFlag, string> = { favorito: 'dos favoritos', ignorado: 'dos ignorados' };

export interface ChosenRowProps {
  chosen: Chosen;
  flag: ChoiceFlag;
  onRemove: (chosen: Chosen) => void;
  /** Marking turns rows into boxes, with nothing else to do. */
  markOf?: ((chosen: Chosen) => Mark) | undefined;
  badge?: (chosen: Chosen) => ReactNode;
  hasState: boolean;
}

export function ChosenRow({ chosen, flag, onRemove, markOf, badge, hasState }: ChosenRowProps) {
  const { person, kind, id } = chosen;
  const nome = nameOf(chosen);
  if (markOf && person) return <MarkedRow chosen={chosen} {...markOf(chosen)} />;
  return (
    <Row
      photo={
        <Photo
          src={person?.foto}
          name={person ? nome : '?'}
          width={42}
          isMuted={flag === 'ignorado'}
          className="w-10.5"
        />
      }
      action={
        markOf ? null : (
          <Button
            variant="quiet"
            aria-label={`Remover ${nome} ${placeIn[flag]}`}
            className="max-sm:size-target max-sm:px-0"
            name={flag}
            value={id}
            onClick={(event) => {
              followRemoval(event.currentTarget);
              onRemove(chosen);
            }}
          >
            <X className="size-5" />
            <span className="max-sm:hidden">Remover</span>
          </Button>
        )
      }
    >
      {person ? (
        <>
          <RowName to={kinds[kind].page(id)}>{nome}</RowName>
          <RowMeta>
            <Party of={person} />
            {hasState ? <span>{ufOf(chosen) || stateOf(chosen)}</span> : null}
            <Outcome of={person} />
            {badge?.(chosen)}
          </RowMeta>
        </>
      ) : (
        <>
          <RowName>{nome}</RowName>
          <RowMeta>A ficha não está mais disponível. Sua escolha fica guardada até você remover.</RowMeta>
        </>
      )}
    </Row>
  );
}

function Party({ of }: { of: ChosenPerson | null }) {
  return <PartyChip sigla={of?.partido ?? null} color={of?.cor} />;
}

function Outcome({ of: { isArchived, outcome } }: { of: ChosenPerson }) {
  if (outcome !== null) return <OutcomeBadge word={outcomeWords[outcome]} />;
  return isArchived ? <BallotBadge status="archived" /> : null;
}
