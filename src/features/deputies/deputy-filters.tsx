import { Search } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn';
import { ufLabel, ufs } from '@/lib/uf';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/panel';
import { Select } from '@/ui/select';
import { TextInput } from '@/ui/text-input';
import { FilterSummary } from './filter-summary';
import { type DeputyFilters as Filters, noFilters } from './model';

const all = { value: '', label: 'Todos' };
const ufOptions = [all, ...ufs.map((uf) => ({ value: uf, label: ufLabel(uf) }))];

function partyOptions(siglas: readonly string[], chosen: string) {
  const known = chosen === '' || siglas.includes(chosen) ? siglas : [...siglas, chosen];
  return [all, ...known.map((sigla) => ({ value: sigla, label: sigla }))];
}

interface DeputyFiltersProps {
  /** The filters of the list on the screen. */
  applied: Filters;
  /** The parties' siglas, empty until they are known. */
  parties: readonly string[];
  onSearch: (filters: Filters) => void;
  onClear: () => void;
}

/**
 * The three filters. They change nothing until Buscar or Enter; Limpar empties them and searches. On narrow screens a
 * filtered list folds them to a summary, which then has the focus.
 */
export function DeputyFilters({ applied, parties, onSearch, onClear }: DeputyFiltersProps) {
  const [draft, setDraft] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const values = [applied.uf && ufLabel(applied.uf), applied.nome, applied.partido].filter(Boolean);
  const [isFolded, setIsFolded] = useState(values.length > 0);
  const summary = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  // Back and forward change what is applied without this form: it follows.
  if (applied !== lastApplied) {
    setLastApplied(applied);
    setDraft(applied);
  }

  const change = (part: Partial<Filters>) => {
    setDraft((filters) => ({ ...filters, ...part }));
  };
  function search(event: SyntheticEvent) {
    event.preventDefault();
    const isFiltering = draft.uf !== '' || draft.nome.trim() !== '' || draft.partido !== '';
    flushSync(() => setIsFolded(isFiltering));
    // Hidden on wide screens, where the focus stays on the button.
    summary.current?.focus();
    onSearch(draft);
  }
  function clear() {
    setDraft(noFilters);
    setIsFolded(false);
    onClear();
  }

  return (
    <div role="search" id="busca" tabIndex={-1} aria-label="Deputados" className="outline-none print:hidden">
      {isFolded ? (
        <FilterSummary ref={summary} values={values} panelId={panelId} onOpen={() => setIsFolded(false)} />
      ) : null}
      <Panel className={cn(isFolded && 'max-lg:hidden')}>
        <form
          id={panelId}
          onSubmit={search}
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1fr)_auto] lg:items-end"
        >
          <FilterFields draft={draft} parties={parties} onChange={change} />
          <div className="grid grid-cols-2 gap-2">
            <Button type="submit" variant="primary" size="field">
              Buscar
            </Button>
            <Button size="field" onClick={clear}>
              Limpar
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}

interface FilterFieldsProps {
  draft: Filters;
  parties: readonly string[];
  onChange: (part: Partial<Filters>) => void;
}

function FilterFields({ draft, parties, onChange }: FilterFieldsProps) {
  return (
    <>
      <Field label="Estado (UF)">
        <Select options={ufOptions} value={draft.uf} onChange={(uf) => onChange({ uf })} />
      </Field>
      <Field label="Nome">
        <TextInput
          icon={<Search className="size-5" />}
          placeholder="Ex.: Maria"
          maxLength={80}
          autoComplete="off"
          value={draft.nome}
          onChange={({ target }) => onChange({ nome: target.value })}
        />
      </Field>
      <Field label="Partido">
        <Select
          options={partyOptions(parties, draft.partido)}
          value={draft.partido}
          onChange={(partido) => onChange({ partido })}
        />
      </Field>
    </>
  );
}
