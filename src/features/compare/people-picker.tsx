import { useId, useState } from 'react';
import { tidyText } from '@/lib/text/tidy-text';
import { useNameSearch } from '@/lib/use/use-name-search';
import { SearchField } from '@/ui/form/search-field';
import { most } from './address';

export interface Comparable {
  id: string;
  name: string;
  /** Party and number, or party and state. */
  meta: string;
}

interface PeoplePickerProps {
  label: string;
  people: readonly Comparable[];
  /** Offered before a search; by default everybody. */
  offered?: readonly string[] | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const mostFound = 12;

/** The list lacks somebody whom the address names: counted, so in sight. */
const nobodyKnown = 'Pessoa que não está nesta lista';

/** Chosen people stay in sight. */
export function PeoplePicker({ label, people, offered, chosen, onChange }: PeoplePickerProps) {
  const [text, setText] = useState('');
  const wanted = tidyText(text);
  const search = useNameSearch(wanted);
  const found =
    wanted === ''
      ? people.filter(({ id }) => offered === undefined || offered.includes(id))
      : search(people, wanted, ({ name }) => name).slice(0, mostFound);
  const known = new Set(people.map(({ id }) => id));
  const shown = [
    ...people.filter((person) => chosen.includes(person.id) || found.includes(person)),
    ...chosen.filter((id) => !known.has(id)).map((id) => ({ id, name: nobodyKnown, meta: id })),
  ];
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <SearchField label={label} type="search" value={text} onChange={setText} />
      <p role="status" className="text-small text-muted mt-2">
        {`${wanted !== '' && found.length === 0 ? 'Ninguém com este nome.' : ''}${chosen.length === most ? 'Você já escolheu 4.' : ''}`}
      </p>
      {shown.length === 0 ? null : (
        <ul className="mt-1 sm:grid sm:grid-cols-2 sm:gap-x-8">
          {shown.map((person) => (
            <li key={person.id} className="border-border border-b">
              <PersonBox
                person={person}
                isChosen={chosen.includes(person.id)}
                isFull={chosen.length >= most}
                onToggle={() => toggle(person.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PersonBoxProps {
  person: Comparable;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
}

function PersonBox({ person: { name, meta }, isChosen, isFull, onToggle }: PersonBoxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="min-h-target flex items-center gap-3 py-1.5">
      <input
        id={id}
        type="checkbox"
        className="accent-primary size-5 flex-none"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
      />
      <span translate="no" className="min-w-0 font-semibold wrap-anywhere">
        {name} <span className="text-small text-muted font-normal">{meta}</span>
      </span>
    </label>
  );
}
