import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openCalendar } from '@/lib/text/format';

/** Milliseconds after which a new page is likely to be there. */
const afterPage = 300;

/** The router's key of the entry that the site was opened with. */
const firstEntry = 'default';

/** Opens the calendar of time zones once the first screen is left; it takes a slow phone a tenth of a second. */
export function useCalendar(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key === firstEntry) return undefined;
    const timer = setTimeout(openCalendar, afterPage);
    return () => clearTimeout(timer);
  }, [key]);
}
