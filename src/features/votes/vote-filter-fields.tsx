import type { ComponentProps } from 'react';
import { SelectField } from '@/ui/form/select-field';
import { TextSearch } from '@/ui/form/text-search';
import { FilterFold } from './filter-fold';
import { type VoteFilters, voteLabels } from './model';

const mainOnly = [['sim', 'Só as principais']] as const;

interface VoteFilterFieldsProps {
  filters: VoteFilters;
  years: readonly string[];
  subjects: readonly string[];
  onChange: (part: Partial<VoteFilters>) => void;
}

/** Text waits for its button, choices search at once. */
export function VoteFilterFields({ filters, years, subjects, onChange }: VoteFilterFieldsProps) {
  const [, voto = ''] = Object.entries(voteLabels).find(([vote]) => vote === filters.voto) ?? [];
  const principal = filters.principais === '' ? '' : mainOnly[0][1];
  const chosen = [filters.texto, filters.ano, filters.tema, voto, principal];
  return (
    <FilterFold chosen={chosen} all="Todos os anos, temas e votos">
      <div className="grid gap-3">
        <TextSearch
          text={filters.texto}
          placeholder="Ex.: urgência"
          onSearch={(texto) => onChange({ texto })}
        />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Choice label="Ano" value={filters.ano} onChange={(ano) => onChange({ ano })} options={years} />
          <Choice
            label="Tema"
            value={filters.tema}
            onChange={(tema) => onChange({ tema })}
            options={subjects}
          />
          <SelectField
            label="Voto"
            empty="Todos"
            options={Object.entries(voteLabels)}
            value={filters.voto}
            onChange={(chosenVote) => onChange({ voto: chosenVote })}
          />
          <SelectField
            label="Quais votações"
            empty="Todas"
            options={mainOnly}
            value={filters.principais}
            onChange={(principais) => onChange({ principais })}
          />
        </div>
      </div>
    </FilterFold>
  );
}

interface ChoiceProps extends Omit<ComponentProps<typeof SelectField>, 'empty'> {
  options: readonly string[];
}

/** Includes the address's own word beside those on offer. */
export function Choice({ options, ...field }: ChoiceProps) {
  const { value } = field;
  const known = value === '' || options.includes(value) ? options : [...options, value];
  return <SelectField {...field} empty="Todos" options={known} />;
}
