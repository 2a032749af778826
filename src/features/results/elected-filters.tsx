import { Search } from 'lucide-react';
import { useState } from 'react';
import { ufLabel, ufs } from '@/features/politicians/states';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { TextInput } from '@/ui/text-input';
import { type ElectedFilters as Filters, noElectedFilters } from './elected-model';

const all = { value: '', label: 'Todos' };
const ufOptions = [all, ...ufs.map((uf) => ({ value: uf, label: ufLabel(uf) }))];

interface ElectedFiltersProps {
  applied: Filters;
  parties: readonly string[];
  onSearch: (filters: Filters) => void;
}

/** Name, state and party: nothing changes until Buscar or Enter; Limpar empties all and searches. */
export function ElectedFilters({ applied, parties, onSearch }: ElectedFiltersProps) {
  const [draft, setDraft] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  // Back and forward change what is applied without this form: it follows.
  if (applied !== lastApplied) {
    setLastApplied(applied);
    setDraft(applied);
  }
  const change = (part: Partial<Filters>) => setDraft({ ...draft, ...part });
  return (
    <form
      role="search"
      aria-label="Eleitos"
      className="mt-6 grid gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label="Nome">
          <TextInput
            icon={<Search className="size-5" />}
            placeholder="Ex.: Maria"
            maxLength={80}
            autoComplete="off"
            value={draft.nome}
            onChange={({ target }) => change({ nome: target.value })}
          />
        </Field>
        <Button type="submit" variant="primary" size="field">
          Buscar
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Estado (UF)">
          <Select options={ufOptions} value={draft.uf} onChange={(uf) => change({ uf })} />
        </Field>
        <Field label="Partido">
          <Select
            options={[all, ...parties.map((sigla) => ({ value: sigla, label: sigla }))]}
            value={draft.partido}
            onChange={(partido) => change({ partido })}
          />
        </Field>
      </div>
      <div className="-mr-2 flex justify-end">
        <Button
          variant="quiet"
          onClick={() => {
            setDraft(noElectedFilters);
            onSearch(noElectedFilters);
          }}
        >
          Limpar
        </Button>
      </div>
    </form>
  );
}
