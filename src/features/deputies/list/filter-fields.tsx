import type { Ref } from 'react';
import { partyText } from '@/lib/text/party-text';
import { ufLabel, ufs } from '@/features/politicians/state/states';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { SearchField } from '@/ui/form/search-field';
import { Select } from '@/ui/form/select';
import type { Picture } from './deputy-pictures';
import type { DeputyFilters } from '@/features/deputies/model';

const all = { value: '', label: 'Todos' };
const ufOptions = [all, ...ufs.map((uf) => ({ value: uf, label: ufLabel(uf) }))];

function partyOptions(siglas: readonly string[], chosen: string) {
  const known = chosen === '' || siglas.includes(chosen) ? siglas : [...siglas, chosen];
  return [all, ...known.map((sigla) => ({ value: sigla, label: partyText(sigla) }))];
}

/** The name comes first: most readers look for somebody whom they know. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <SearchField label="Nome" placeholder="Ex.: Maria" maxLength={80} value={name} onChange={onChange} />
  );
}

/** After all that it searches for; on narrow screens it is drawn beside the name. */
export function SearchButton({ form, ref }: { form: string; ref: Ref<HTMLButtonElement> }) {
  return (
    <Button
      ref={ref}
      form={form}
      type="submit"
      variant="primary"
      size="field"
      className="self-end max-lg:col-start-2 max-lg:row-start-1 print:hidden"
    >
      Buscar
    </Button>
  );
}

interface FilterSelectsProps {
  draft: DeputyFilters;
  parties: readonly string[];
  /** Narrow screens show this one, wide ones both. */
  opened: Picture | null;
  onChange: (part: Partial<DeputyFilters>) => void;
}

export function FilterSelects({ draft, parties, opened, onChange }: FilterSelectsProps) {
  const placeOf = (kind: Picture) => (opened === kind ? 'max-lg:mt-3' : 'max-lg:hidden');
  return (
    <>
      <Field label="Estado (UF)" className={placeOf('uf')}>
        <Select options={ufOptions} value={draft.uf} onChange={(uf) => onChange({ uf })} />
      </Field>
      <Field label="Partido" className={placeOf('partido')}>
        <Select
          options={partyOptions(parties, draft.partido)}
          value={draft.partido}
          onChange={(partido) => onChange({ partido })}
        />
      </Field>
    </>
  );
}
