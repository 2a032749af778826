import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayInBrasilia } from '@/lib/text/format';
import { Callout } from '@/ui/state/callout';
import { balanceOf, warningsOf } from './balance-model';
import type { FormValues } from '@/features/admin/candidate-form/form-keys';
import { adminQueries } from '@/features/admin/queries';

interface BalanceWarningsProps {
  userId: string;
  id: string;
  values: FormValues;
}

/** Warns before a save where the record is thinner; stops nothing, silent when unread. */
export function BalanceWarnings({ userId, id, values }: BalanceWarningsProps) {
  const { data, dataUpdatedAt } = useQuery(adminQueries.balance(userId));
  const warnings = useMemo(() => {
    const records = data?.map((record) => (record.id === id ? { ...record, ...values, id } : record)) ?? [];
    const own = balanceOf(records, dayInBrasilia(dataUpdatedAt)).rows.find((row) => row.id === id);
    return own ? warningsOf(own) : [];
  }, [data, dataUpdatedAt, id, values]);
  if (warnings.length === 0) return null;
  return (
    <Callout tone="info" className="mb-6">
      <p>
        <b>Diferente das outras fichas.</b> Dá para salvar assim.
      </p>
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Callout>
  );
}
