import { useState } from 'react';
import { dayInBrasilia } from '@/lib/text/format';
import { lastSixMonths, type Period } from '@/features/deputies/expenses/periods';

export function useSixMonths(): Period {
  const [period] = useState(() => lastSixMonths(dayInBrasilia(Date.now())));
  return period;
}
