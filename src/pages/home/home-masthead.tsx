import { ListChecks, Settings, TextQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { productName } from '@/lib/text/product-name';
import type { SessionState } from '@/lib/session/session-state';
import { SheetMark } from '@/ui/icons';
import { LinkButton } from '@/ui/link-button';

interface HomeMastheadProps {
  /** A session that is being checked counts as good: the ways in do not flash. */
  status: SessionState['status'];
  counters: ReactNode;
  note: string | null;
}

/** Spec §2, Home; on phones no bar is above it. */
export function HomeMasthead({ status, counters, note }: HomeMastheadProps) {
  const isUnknown = status === 'unknown';
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(min(27rem,50%),1fr)_minmax(0,36rem)] lg:items-end lg:gap-x-12">
      <div className="grid gap-3">
        <div className="text-display flex flex-wrap items-center gap-x-[0.28em] gap-y-2">
          <SheetMark className="h-[0.72em] w-[0.62em] flex-none lg:hidden" />
          <h1 tabIndex={-1} translate="no" className="text-[1em] leading-[0.98] tracking-[-0.028em]">
            {productName}
          </h1>
        </div>
        <p className="text-muted text-[clamp(1.125rem,1.02rem+0.4vw,1.3125rem)] leading-[1.4] text-balance">
          Conheça os candidatos à Presidência 2026 e faça suas escolhas
        </p>
        {note === null ? null : <p className="font-semibold">{note}</p>}
      </div>
      {status === 'visitor' || isUnknown ? (
        <VisitorActions className={isUnknown ? 'for-visitors' : undefined} />
      ) : null}
      {status === 'visitor' ? null : <OwnShortcuts className={isUnknown ? 'for-members' : undefined} />}
      {counters && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{counters}</div>}
    </div>
  );
}

interface ActionsProps {
  className: string | undefined;
}

function VisitorActions({ className }: ActionsProps) {
  return (
    <div className={cn('flex max-sm:*:flex-auto lg:ml-auto', className)}>
      <LinkButton variant="primary" to={paths.auth}>
        Entrar / Cadastrar
      </LinkButton>
    </div>
  );
}

const shortcuts = [
  { to: paths.choices, label: 'Minhas Escolhas', icon: ListChecks },
  { to: paths.analysis, label: 'Análise Política IA', icon: TextQuote },
  { to: paths.settings, label: 'Configurações', icon: Settings },
] as const;

function OwnShortcuts({ className }: ActionsProps) {
  return (
    <nav aria-label="Atalhos" className={cn('lg:ml-auto', className)}>
      <ul className="flex flex-wrap gap-2 max-sm:*:flex-[1_1_6.25rem]">
        {shortcuts.map(({ to, label, icon: Icon }, index) => (
          <li key={to} className="grid">
            <LinkButton
              to={to}
              variant={index === 0 ? 'primary' : 'outline'}
              className="max-sm:text-small max-sm:min-h-20 max-sm:flex-col max-sm:gap-1.5 max-sm:px-0.5 max-sm:text-center"
            >
              <Icon className="size-5 flex-none" />
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
