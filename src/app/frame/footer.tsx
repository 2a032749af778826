import { NavLink } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { footerLinks } from '@/lib/page-rows';
import { Container } from '@/ui/container';
import { latePart } from '@/lib/page/late-part';

/** Not prerendered: without scripts it does nothing. */
const ThemeChoice = latePart(
  'Theme control',
  () => import('./lazy-theme-control').then((late) => late.LazyThemeControl),
  <div className="min-h-[4.5rem]" />,
);

export function Footer({ hasBar }: { hasBar: boolean }) {
  return (
    <footer
      id="rodape"
      tabIndex={-1}
      className="border-text before:border-text relative mt-16 border-t-3 pt-6 outline-none before:absolute before:inset-x-0 before:top-0.75 before:border-t print:hidden"
    >
      <Container className="grid gap-x-8 gap-y-4 pb-8 lg:grid-cols-[1fr_auto]">
        <p className="text-muted max-w-[26em]">
          Projeto independente, sem ligação com partidos ou com a Justiça Eleitoral.
        </p>
        <nav aria-label="Rodapé" className="lg:row-start-2">
          <ul className="flex flex-wrap gap-x-6">
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className={({ isActive }) =>
                    cn('min-h-target inline-flex items-center', isActive && 'font-bold')
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:row-span-2 lg:row-start-1">
          <ThemeChoice />
        </div>
      </Container>
      {hasBar ? <div aria-hidden className="h-(--foot) lg:hidden" /> : null}
    </footer>
  );
}
