/** The outline of a badge: its colour is its own. */
export const pillStyle =
  'inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-pill border py-px text-small font-semibold';
