import { FilterFold } from '@/features/votes/filter-fold';
import { kindText } from '@/features/votes/model';
import type { RollCallFilters } from './roll-call-model';
import type { RollCallSummary } from './roll-call-schema';
import { subjectSentence } from '@/features/votes/texts';
import { Choice } from '@/features/votes/vote-filter-fields';
import { SelectField } from '@/ui/form/select-field';
import { TextSearch } from '@/ui/form/text-search';

interface RollCallFieldsProps {
  filters: RollCallFilters;
  /** Undefined until known. */
  summary: RollCallSummary | undefined;
  onChange: (part: Partial<RollCallFilters>) => void;
}

/** Text waits for its button, choices search at once. */
export function RollCallFields({ filters, summary, onChange }: RollCallFieldsProps) {
  const years = summary?.anos.toSorted((a, b) => b - a).map(String) ?? [];
  const { tipo } = filters;
  const kinds = new Set([...(summary?.tipos ?? []), ...(tipo === '' ? [] : [tipo])]);
  return (
    <FilterFold
      chosen={[filters.texto, filters.tema, filters.ano, tipo === '' ? '' : kindText(tipo)]}
      all="Todos os temas, anos e tipos"
    >
      <div className="grid gap-3 lg:grid-cols-2">
        <TextSearch
          text={filters.texto}
          placeholder="Ex.: urgência"
          onSearch={(texto) => onChange({ texto })}
        />
        <div className="grid gap-3 sm:grid-cols-3">
          <Choice
            label="Tema"
            value={filters.tema}
            options={summary?.temas ?? []}
            hint={filters.tema === '' || summary === undefined ? null : subjectSentence(summary)}
            onChange={(tema) => onChange({ tema })}
          />
          <Choice label="Ano" value={filters.ano} options={years} onChange={(ano) => onChange({ ano })} />
          <SelectField
            label="Tipo"
            empty="Todos"
            options={[...kinds].map((kind) => [kind, kindText(kind)] as const)}
            value={tipo}
            onChange={(kind) => onChange({ tipo: kind })}
          />
        </div>
      </div>
    </FilterFold>
  );
}
