import { latePart } from '@/lib/page/late-part';

export const PrintFrame = latePart(
  'Head of printed pages',
  () => import('./printed-head').then((late) => late.PrintedHead),
  null,
);
