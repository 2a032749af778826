import { Box } from '@/ui/box';
import { SearchField } from '@/ui/form/search-field';
import { SelectField } from '@/ui/form/select-field';
import { statusWords } from '@/features/admin/model';
import { everything, type useListFilters, years } from './use-list-filters';

const statusOptions = Object.entries({ [everything]: 'Todos', ...statusWords });
const yearOptions = [[everything, 'Todos'] as const, ...years];

export function ListFilters({ state }: { state: ReturnType<typeof useListFilters> }) {
  return (
    <div role="search" id="busca" tabIndex={-1} className="outline-none">
      <Box className="mb-6 grid grid-cols-2 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField
          label="Buscar por nome ou partido"
          className="col-span-2 md:col-span-1"
          type="search"
          value={state.search}
          onChange={state.setSearch}
        />
        <SelectField label="Status" value={state.status} options={statusOptions} onChange={state.setStatus} />
        <SelectField label="Ano" value={state.year} options={yearOptions} onChange={state.setYear} />
      </Box>
    </div>
  );
}
