import { formatCount } from '@/lib/text/format-count';
import { useState } from 'react';
import { MoreButton } from '@/ui/load-more';
import { PartyChip } from '@/features/politicians/party-chip';
import { Photo } from '@/ui/person/photo';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import { type NewsPerson, newsRowId, newsWord } from './model';

/** More favourites would push the candidates far down. */
const shownAtFirst = 8;

interface NewsBlockProps {
  people: readonly NewsPerson[];
  /** This row must exist, or the focus could not return. */
  opened: string | null;
  onOpen: (person: NewsPerson) => void;
  onApproach: () => void;
}

export function NewsBlock({ people, opened, onOpen, onApproach }: NewsBlockProps) {
  const [isWhole, setIsWhole] = useState(() =>
    people.slice(shownAtFirst).some((person) => newsWord(person) === opened),
  );
  const shown = isWhole ? people : people.slice(0, shownAtFirst);
  return (
    <Section title="Últimas Notícias dos Meus Favoritos" className="print:hidden">
      <RowList columns={2} className="-mt-4 border-t-0">
        {shown.map((person) => (
          <li key={newsWord(person)}>
            <NewsRow person={person} onOpen={() => onOpen(person)} onApproach={onApproach} />
          </li>
        ))}
      </RowList>
      {shown.length < people.length ? (
        <MoreButton
          className="mt-4"
          onClick={() => setIsWhole(true)}
        >{`Mostrar os ${formatCount(people.length)} favoritos`}</MoreButton>
      ) : null}
    </Section>
  );
}

interface NewsRowProps extends Pick<NewsBlockProps, 'onApproach'> {
  person: NewsPerson;
  onOpen: () => void;
}

function NewsRow({ person, onOpen, onApproach }: NewsRowProps) {
  const { office, name, party, color, state, photo } = person;
  return (
    <button
      id={newsRowId(person)}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onFocus={onApproach}
      onPointerEnter={onApproach}
      className="group/news grid w-full grid-cols-[56px_minmax(0,1fr)] items-start gap-3 py-3 text-left"
    >
      <Photo src={photo} name={name} width={56} className="mt-1" />
      <span className="min-w-0">
        <span
          translate="no"
          className="font-head block text-[1.125rem] leading-[1.2] font-bold group-hover/news:underline"
        >
          {name}
        </span>{' '}
        <span className="text-small text-muted mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <PartyChip sigla={party} color={color} /> <span>{state}</span>{' '}
          <span>
            <span aria-hidden="true">{'·\xa0'}</span>
            <span>{office}</span>
          </span>
        </span>{' '}
        <span className="text-small mt-1.5 block leading-[1.35] font-semibold">
          Clique para ver as últimas notícias →
        </span>
      </span>
    </button>
  );
}
