import { useState } from 'react';
import { dayInBrasilia } from '@/lib/format';
import { lastSixMonths, type Period } from './periods';

/** The last six months, as they were when the tab was opened. */
export function useSixMonths(): Period {
  const [period] = useState(() => lastSixMonths(dayInBrasilia(Date.now())));
  return period;
}
