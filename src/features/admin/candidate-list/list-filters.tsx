import { Search } from 'lucide-react';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { Options } from '@/ui/form/options';
import { Box } from '@/ui/box';
import { TextInput } from '@/ui/form/text-input';
import { statusWords } from '@/features/admin/model';
import { everything, type useListFilters, years } from './use-list-filters';

const statusOptions = Object.entries({ [everything]: 'Todos', ...statusWords });
const yearOptions = [[everything, 'Todos'] as const, ...years.map((year) => [year, year] as const)];

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, word: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <Options of={options} />
      </NativeSelect>
    </Field>
  );
}

export function ListFilters({ state }: { state: ReturnType<typeof useListFilters> }) {
  return (
    <div role="search" id="busca" tabIndex={-1} className="outline-none">
      <Box className="mb-6 grid grid-cols-2 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Buscar por nome ou partido" className="col-span-2 md:col-span-1">
          <TextInput
            icon={<Search aria-hidden className="size-5" />}
            type="search"
            autoComplete="off"
            value={state.search}
            onChange={({ target }) => state.setSearch(target.value)}
          />
        </Field>
        <Choice label="Status" value={state.status} options={statusOptions} onChange={state.setStatus} />
        <Choice label="Ano" value={state.year} options={yearOptions} onChange={state.setYear} />
      </Box>
    </div>
  );
}
