import { ufLabel, ufs } from '@/features/politicians/state/states';
import { Box } from '@/ui/box';
import { SearchField } from '@/ui/form/search-field';
import { SelectField } from '@/ui/form/select-field';
import { outcomeWords, situationWords, unknown, unknownWord } from './model';
import type { useOutcomeFilters } from './use-outcome-filters';

const states = ufs.map((uf) => [uf, ufLabel(uf)] as const);
const outcomes = [...Object.entries(outcomeWords), [unknown, unknownWord] as const];
const situations = [...Object.entries(situationWords), [unknown, 'Sem registro'] as const];

export function OutcomeFilters({ state }: { state: ReturnType<typeof useOutcomeFilters> }) {
  const { filters } = state;
  return (
    <div role="search" aria-label="Destinos">
      <Box className="flex flex-wrap gap-4">
        <SearchField
          label="Nome"
          className="basis-full lg:flex-[1_8rem]"
          type="search"
          value={filters.nome}
          onChange={state.setNome}
        />
        <SelectField
          label="UF"
          className="flex-[1_8rem]"
          empty="Todas"
          value={filters.uf}
          options={states}
          onChange={state.setUf}
        />
        <SelectField
          label="Destino"
          className="flex-[1_8rem]"
          empty="Todos"
          value={filters.destino}
          options={outcomes}
          onChange={state.setDestino}
        />
        <SelectField
          label="Situação"
          empty="Todas"
          value={filters.situacao}
          options={situations}
          onChange={state.setSituacao}
          className="basis-full lg:flex-[1_8rem]"
        />
      </Box>
    </div>
  );
}
