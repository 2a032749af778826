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
      <Box className="mb-6 flex flex-wrap gap-4">
        <SearchField
          label="Buscar por nome ou partido"
          className="min-w-[7.25rem] basis-full md:flex-3"
          type="search"
          value={state.search}
          onChange={state.setSearch}
        />
        <SelectField
          label="Status"
          className="flex-[1_8rem]"
          value={state.status}
          options={statusOptions}
          onChange={state.setStatus}
        />
        <SelectField
          label="Ano"
          className="flex-[1_8rem]"
          value={state.year}
          options={yearOptions}
          onChange={state.setYear}
        />
      </Box>
    </div>
  );
}
