/** Number and first day; a test compares both with the site's rule. */
export const recordedLegislature = { number: '57', firstDay: '2023-02-01' } as const;
