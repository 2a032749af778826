import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { openCalendar } from '@/lib/format';

/** Milliseconds after which a new page is likely to be there. */
const afterPage = 300;

/** Opens the calendar of time zones once the first screen is left; it takes a slow phone a tenth of a second. */
export function useCalendar(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return undefined;
    const timer = setTimeout(openCalendar, afterPage);
    return () => clearTimeout(timer);
  }, [pathname]);
}
