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
      className="mt-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_10rem_auto] print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <Field label="Nome" className="max-lg:col-span-full">
        <TextInput
          icon={<Search className="size-5" />}
          placeholder="Ex.: Maria"
          maxLength={80}
          autoComplete="off"
          value={draft.nome}
          onChange={({ target }) => change({ nome: target.value })}
        />
      </Field>
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
      <Button type="submit" variant="primary" size="field" className="max-lg:col-span-full">
        Buscar
      </Button>
      <div className="col-span-full -mr-2 flex justify-end">
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
