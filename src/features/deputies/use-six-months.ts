import { useState } from 'react';
import { lastSixMonths, type Period, todayInBrasilia } from './model';

/** The last six months, as they were when the tab was opened. */
export function useSixMonths(): Period {
  const [period] = useState(() => lastSixMonths(todayInBrasilia(Date.now())));
  return period;
}
