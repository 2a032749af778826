import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';

const destinations = [
  { to: paths.admin, label: 'Dashboard', isExact: true },
  { to: paths.adminCandidates, label: 'Candidatos', isExact: false },
  { to: paths.adminBalance, label: 'Equilíbrio', isExact: true },
  { to: paths.adminResults, label: 'Resultados', isExact: true },
  { to: paths.adminVotes, label: 'Votações', isExact: false },
  { to: paths.adminAudit, label: 'Auditoria', isExact: true },
] as const;

/** One row, scrolled on phones to the current place; in the header from 1024 px. */
export function AdminNavigation() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    // The previous item stays visible, so the row is seen to continue.
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - 96;
  }, [pathname]);
  return (
    <nav
      ref={row}
      id="menu"
      aria-label="Administração"
      tabIndex={-1}
      className="border-border no-scrollbar -mx-gutter relative flex w-[calc(100%+2*var(--gutter))] overflow-x-auto border-t px-[calc(var(--gutter)-12px)] outline-none lg:order-none lg:mx-0 lg:w-auto lg:overflow-visible lg:border-0 lg:px-0"
    >
      <ul className="flex flex-none flex-wrap lg:flex-[1_8rem]">
        {destinations.map(({ to, label, isExact }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={isExact}
              className={({ isActive }) =>
                cn(
                  'relative flex min-h-12 items-center px-3 whitespace-nowrap no-underline lg:min-h-16',
                  'after:absolute after:inset-x-3 after:-bottom-px after:h-[3px]',
                  isActive
                    ? 'text-text after:bg-text font-bold forced-colors:after:bg-[CanvasText]'
                    : 'text-muted hover:text-text font-medium hover:underline',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
