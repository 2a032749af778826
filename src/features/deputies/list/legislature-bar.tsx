import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAfterHydration } from '@/lib/publication';
import { dayInBrasilia } from '@/lib/text/format';
import { Callout } from '@/ui/state/callout';
import { SelectField } from '@/ui/form/select-field';
import { paramsOf } from '@/features/politicians/people-params';
import { FormingNote } from '@/features/deputies/forming-note';
import { type DeputyFilters, fewestListed, noFilters } from '@/features/deputies/model';
import { isForming, legislatureText } from '@/features/deputies/new-legislature';
import { deputyQueries } from '@/features/deputies/queries';

interface LegislatureBarProps {
  filters: DeputyFilters;
  earlier: number;
  onSearch: (filters: DeputyFilters) => void;
}

/** Announces a new legislature that the Chamber has not listed yet. */
export function LegislatureBar({ filters, earlier, onSearch }: LegislatureBarProps) {
  const current = earlier + 1;
  const isEarlier = filters.legislatura !== undefined;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <h2>{`Legislatura ${legislatureText(isEarlier ? earlier : current)}`}</h2>
        <SelectField
          label="Legislatura"
          className="print:hidden"
          options={[current, earlier].map((one) => [String(one), legislatureText(one)] as const)}
          value={String(isEarlier ? earlier : current)}
          onChange={(legislatura) => {
            const { uf, nome, partido } = filters;
            onSearch({ uf, nome, partido, ...(Number(legislatura) === earlier ? { legislatura } : {}) });
          }}
        />
      </div>
      {isEarlier ? null : <Forming earlier={earlier} />}
    </>
  );
}

function Forming({ earlier }: { earlier: number }) {
  const isNew = useAfterHydration((now) => isForming(dayInBrasilia(now)));
  const { data: list } = useQuery({ ...deputyQueries.sitting(), enabled: isNew });
  if (list === undefined || !isNew || list.ids.length >= fewestListed) return null;
  return (
    <Callout tone="info" className="mt-4">
      <FormingNote {...list} />{' '}
      <Link
        to={{ search: paramsOf({ ...noFilters, legislatura: String(earlier) }, 1).toString() }}
      >{`Ver a legislatura ${legislatureText(earlier)}`}</Link>
    </Callout>
  );
}
