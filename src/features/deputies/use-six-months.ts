import { useState } from 'react';
import { dayInBrasilia } from '@/lib/format';
import { lastSixMonths, type Period } from './periods';

export function useSixMonths(): Period {
  const [period] = useState(() => lastSixMonths(dayInBrasilia(Date.now())));
  return period;
}
