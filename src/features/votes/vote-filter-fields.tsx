import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { Options } from '@/ui/form/options';
import { TextInput } from '@/ui/form/text-input';
import { FilterFold } from './filter-fold';
import { type VoteFilters, voteLabels } from './model';

interface VoteFilterFieldsProps {
  filters: VoteFilters;
  years: readonly string[];
  subjects: readonly string[];
  onChange: (part: Partial<VoteFilters>) => void;
}

/** Text waits for its button, choices search at once. */
export function VoteFilterFields({ filters, years, subjects, onChange }: VoteFilterFieldsProps) {
  const [, voto = ''] = Object.entries(voteLabels).find(([vote]) => vote === filters.voto) ?? [];
  const principal = filters.principais === '' ? '' : 'Só as principais';
  const chosen = [filters.texto, filters.ano, filters.tema, voto, principal];
  return (
    <FilterFold chosen={chosen} all="Todos os anos, temas e votos">
      <div className="grid gap-3">
        {/* The key follows the address: back and forward change the text. */}
        <TextField key={filters.texto} text={filters.texto} onSearch={(texto) => onChange({ texto })} />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Choice label="Ano" value={filters.ano} onChange={(ano) => onChange({ ano })} options={years} />
          <Choice
            label="Tema"
            value={filters.tema}
            onChange={(tema) => onChange({ tema })}
            options={subjects}
          />
          <Field label="Voto">
            <NativeSelect value={filters.voto} onChange={({ target }) => onChange({ voto: target.value })}>
              <option value="">Todos</option>
              <Options of={Object.entries(voteLabels)} />
            </NativeSelect>
          </Field>
          <Field label="Quais votações">
            <NativeSelect
              value={filters.principais}
              onChange={({ target }) => onChange({ principais: target.value })}
            >
              <option value="">Todas</option>
              <option value="sim">Só as principais</option>
            </NativeSelect>
          </Field>
        </div>
      </div>
    </FilterFold>
  );
}

export function TextField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(text);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSearch(draft);
  }
  return (
    <form role="search" onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label="Texto">
        <TextInput
          icon={<Search className="size-5" />}
          placeholder="Ex.: urgência"
          maxLength={100}
          autoComplete="off"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
      </Field>
      <Button type="submit" size="field">
        Buscar
      </Button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  /** As a sentence; null for nothing. */
  hint?: string | null;
  onChange: (value: string) => void;
}

/** Includes the address's own word beside those on offer. */
export function Choice({ label, value, options, hint, onChange }: ChoiceProps) {
  const known = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <Field label={label} hint={hint}>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Todos</option>
        {known.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </Field>
  );
}
