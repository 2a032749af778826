import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/cn';
import { ThemeIcon } from './theme-icon';
import { type Theme, themes } from './themes';

/** Without `current` it leads to the page of the themes. */
export function ThemeNavigation({ current }: { current?: Theme }) {
  return (
    <nav aria-label="Temas" className="print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,30%)),1fr))] gap-2">
        {themes.map((theme, index) => (
          <li key={theme.key}>
            <Link
              replace={current !== undefined}
              preventScrollReset={current !== undefined}
              to={index === 0 ? paths.themes : `${paths.themes}?tema=${theme.slug}`}
              aria-current={theme === current ? 'page' : undefined}
              className={cn(
                'border-border-strong rounded-control text-small min-h-target flex items-center gap-2 border p-2 font-semibold no-underline',
                theme === current && 'bg-highlight',
              )}
            >
              <ThemeIcon slug={theme.slug} />
              {theme.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
