import { useDraft } from '@/lib/use/use-draft';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { SearchField } from '@/ui/form/search-field';
import { noElectedFilters } from './elected-model';
import type { PeopleFilters } from '@/features/politicians/people-params';

const all = { value: '', label: 'Todos' };

interface ElectedFiltersProps {
  applied: PeopleFilters;
  parties: readonly string[];
  onSearch: (filters: PeopleFilters) => void;
}

/** Folded until used; Buscar, Enter and Limpar search. */
export function ElectedFilters({ applied, parties, onSearch }: ElectedFiltersProps) {
  const [draft, setDraft] = useDraft(applied);
  const change = (part: Partial<PeopleFilters>) => setDraft({ ...draft, ...part });
  return (
    <Disclosure
      summary="Filtrar por nome ou partido"
      isOpen={applied.nome !== '' || applied.partido !== ''}
      className="mt-3 print:hidden"
    >
      <form
        role="search"
        aria-label="Eleitos"
        className="grid gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(draft);
        }}
      >
        <SearchField
          label="Nome"
          placeholder="Ex.: Maria"
          maxLength={80}
          value={draft.nome}
          onChange={(nome) => change({ nome })}
        />
        <Field label="Partido">
          <Select
            options={[all, ...parties.map((sigla) => ({ value: sigla, label: sigla }))]}
            value={draft.partido}
            onChange={(partido) => change({ partido })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-2">
          <Button type="submit" variant="primary" size="field">
            Buscar
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              const emptied = { ...noElectedFilters, uf: applied.uf };
              setDraft(emptied);
              onSearch(emptied);
            }}
          >
            Limpar
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
