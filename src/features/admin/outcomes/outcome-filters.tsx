import { Search } from 'lucide-react';
import { ufLabel, ufs } from '@/features/politicians/state/states';
import { Box } from '@/ui/box';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { Options } from '@/ui/form/options';
import { TextInput } from '@/ui/form/text-input';
import { outcomeKeys, outcomeWords, unknown } from './model';
import type { useOutcomeFilters } from './use-outcome-filters';

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, word: string])[];
  onChange: (value: string) => void;
  className?: string;
}

function Choice({ label, all, value, options, onChange, className = '' }: ChoiceProps) {
  return (
    <Field label={label} className={className}>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        <Options of={options} />
      </NativeSelect>
    </Field>
  );
}

const states = ufs.map((uf) => [uf, ufLabel(uf)] as const);
const outcomes = [
  ...outcomeKeys.map((key) => [key, outcomeWords[key]] as const),
  [unknown, 'Sem informação conferida'] as const,
];
const situations = [
  ['preliminar', 'Preliminar'],
  ['conferido', 'Conferido'],
  [unknown, 'Sem registro'],
] as const;

export function OutcomeFilters({ state }: { state: ReturnType<typeof useOutcomeFilters> }) {
  const { filters } = state;
  return (
    <div role="search" aria-label="Destinos">
      <Box className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Field label="Nome" className="col-span-2 lg:col-span-1">
          <TextInput
            icon={<Search className="size-5" />}
            type="search"
            autoComplete="off"
            value={filters.nome}
            onChange={({ target }) => state.setNome(target.value)}
          />
        </Field>
        <Choice label="UF" all="Todas" value={filters.uf} options={states} onChange={state.setUf} />
        <Choice
          label="Destino"
          all="Todos"
          value={filters.destino}
          options={outcomes}
          onChange={state.setDestino}
        />
        <Choice
          label="Situação"
          all="Todas"
          value={filters.situacao}
          options={situations}
          onChange={state.setSituacao}
          className="col-span-2 lg:col-span-1"
        />
      </Box>
    </div>
  );
}
