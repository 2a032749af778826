import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { outcomeWords } from '@/lib/election-outcome';
import { ufName } from '@/features/politicians/states';
import { BallotBadge } from '@/features/politicians/ballot-badge';
import { BadgeRow } from '@/ui/badge';
import { Button } from '@/ui/button';
import { OutcomeBadge } from '@/features/politicians/outcome-badge';
import { PartyChip } from '@/features/politicians/party-chip';
import { Photo } from '@/ui/photo';
import { Row, RowList, RowMeta, RowName } from '@/ui/row-list';
import { Section } from '@/ui/section';
import type { ChosenPerson } from './chosen-person';
import { kinds } from './kinds';
import { type Chosen, nameOf } from './my-choices-model';
import type { ChoiceFlag } from './model';

interface ChosenListProps {
  title: string;
  /** Shown when there are no rows. */
  noneText: string;
  chosen: readonly Chosen[];
  flag: ChoiceFlag;
  onRemove: (chosen: Chosen) => void;
  /** What else can be done with a person who may be shown, under their name. */
  mark?: (chosen: Chosen) => ReactNode;
  /** Parts of the list with titles of their own; without them it is one. */
  parts?: readonly { title: string; chosen: readonly Chosen[] }[];
  /** What there is to know of the list, above it. */
  note?: ReactNode;
}

/** One group of the choices: its title, how many, and a row for each. */
export function ChosenList({ title, noneText, chosen, parts, note, ...rows }: ChosenListProps) {
  return (
    <Section
      isFlat
      title={title}
      meta={
        <span translate="no" className="fig">
          {chosen.length}
        </span>
      }
    >
      {chosen.length === 0 ? (
        <p className="border-border-strong text-muted border-t py-4">{noneText}</p>
      ) : (
        <>
          {note}
          {(parts ?? [{ title: '', chosen }]).map((part) => (
            <Fragment key={part.title}>
              {part.title === '' ? null : (
                <p className="mt-4 mb-2 font-semibold">
                  {part.title}{' '}
                  <span translate="no" className="fig">
                    {part.chosen.length}
                  </span>
                </p>
              )}
              <RowList aria-label={part.title || undefined}>
                {part.chosen.map((one) => (
                  <li key={one.rowId}>
                    <ChosenRow chosen={one} {...rows} />
                  </li>
                ))}
              </RowList>
            </Fragment>
          ))}
        </>
      )}
    </Section>
  );
}

const placeIn: Record<ChoiceFlag, string> = { favorito: 'dos favoritos', ignorado: 'dos ignorados' };

type ChosenRowProps = Pick<ChosenListProps, 'flag' | 'onRemove' | 'mark'> & { chosen: Chosen };

function ChosenRow({ chosen, flag, onRemove, mark }: ChosenRowProps) {
  const { person, kind, id } = chosen;
  const nome = nameOf(chosen);
  return (
    <Row
      photo={<Photo src={person?.foto} name={person ? nome : '?'} width={56} isMuted={flag === 'ignorado'} />}
      action={
        <Button
          variant="quiet"
          aria-label={`Remover ${nome} ${placeIn[flag]}`}
          className="max-sm:size-target max-sm:px-0"
          onClick={(event) => {
            focusNext(event.currentTarget);
            onRemove(chosen);
          }}
        >
          <X className="size-5" />
          <span className="max-sm:hidden">Remover</span>
        </Button>
      }
    >
      {person ? (
        <>
          <RowName to={kinds[kind].page(id)}>{nome}</RowName>
          <PersonMeta person={person} />
          {mark?.(chosen)}
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

function PersonMeta({ person: { partido, cor, uf, isArchived, outcome } }: { person: ChosenPerson }) {
  return (
    <>
      <RowMeta>
        <PartyChip sigla={partido ?? 'Sem partido'} color={cor} />
        <span>{uf === null || uf === '' ? 'Estado não informado' : ufName(uf)}</span>
      </RowMeta>
      {isArchived || outcome !== null ? (
        <div className="mt-1.5">
          <BadgeRow>
            {outcome === null ? (
              <BallotBadge status="archived" />
            ) : (
              <OutcomeBadge word={outcomeWords[outcome]} />
            )}
          </BadgeRow>
        </div>
      ) : null}
    </>
  );
}

/**
 * Before a row goes, its focus moves on (design: focus not hidden): to the next row's button, else to the list's title,
 * else, when the last row of all goes and the title with it, to the panel, which then says that it is empty.
 */
function focusNext(button: HTMLButtonElement): void {
  const panel = button.closest<HTMLElement>('[role="tabpanel"]');
  const next = button.closest('li')?.nextElementSibling?.querySelector('button');
  const title = button.closest('section')?.querySelector('h2');
  const isLastOfAll = panel?.querySelectorAll('li').length === 1;
  (isLastOfAll ? panel : (next ?? title))?.focus();
}
