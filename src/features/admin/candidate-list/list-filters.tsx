import { Search } from 'lucide-react';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { Box } from '@/ui/box';
import { TextInput } from '@/ui/form/text-input';
import { statuses, statusWords } from '@/features/admin/model';
import { everything, type useListFilters, years } from './use-list-filters';

const statusOptions = [
  { value: everything, label: 'Todos' },
  ...statuses.map((status) => ({ value: status, label: statusWords[status] })),
];
const yearOptions = [
  { value: everything, label: 'Todos' },
  ...years.map((year) => ({ value: year, label: year })),
];

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
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
