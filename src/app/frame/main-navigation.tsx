import { CircleUser, House, Landmark, ListChecks, LogIn, type LucideIcon, Users } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';

interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  within?: readonly string[];
  /** Seen by these alone until it is known who is there. */
  only?: 'for-visitors' | 'for-members';
}

const ofCandidates = [paths.candidatePattern, paths.themes, paths.result];
const ofDeputies = [paths.deputyPattern, paths.elected, paths.votes, paths.votePattern];
const ofChoices = [paths.choices2026, paths.analysis, paths.compare];

const destinations: Destination[] = [
  { to: paths.home, label: 'Início', icon: House },
  { to: paths.candidates, label: 'Candidatos', icon: Users, within: ofCandidates },
  { to: paths.deputies, label: 'Deputados', icon: Landmark, within: ofDeputies },
  { to: paths.choices, label: 'Escolhas', icon: ListChecks, within: ofChoices },
];

const entrance: Destination = { to: paths.auth, label: 'Entrar', icon: LogIn };
const account: Destination = { to: paths.settings, label: 'Conta', icon: CircleUser };

function useDestinations(): Destination[] {
  const { status } = useSession();
  if (status === 'unknown')
    return [...destinations, { ...entrance, only: 'for-visitors' }, { ...account, only: 'for-members' }];
  return [...destinations, status === 'visitor' ? entrance : account];
}

/** Toasts and the focus keep clear of the bar: large text gives it two rows. */
function tellBarHeight(bar: HTMLElement): (() => void) | undefined {
  // Browsers inside older apps tell of no sizes.
  if (typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    const isBar = getComputedStyle(bar).position === 'fixed';
    if (isBar && entry) style.setProperty('--bar-height', `${String(entry.contentRect.height)}px`);
    else style.removeProperty('--bar-height');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-height');
  };
}

export function MainNavigation() {
  return (
    <nav
      id="menu"
      aria-label="Principal"
      tabIndex={-1}
      ref={tellBarHeight}
      className="border-border-strong bg-surface fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] outline-none lg:static lg:ml-auto lg:border-0 lg:bg-transparent lg:pb-0 print:hidden"
    >
      <ul className="flex max-lg:flex-wrap lg:-mr-3.5">
        {useDestinations().map((destination) => (
          <li key={destination.to} className={cn('max-lg:min-w-max max-lg:flex-1', destination.only)}>
            <DestinationLink {...destination} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** 'page' on the screen itself, 'true' on a screen within it. */
function placeOf({ to, within = [] }: Destination, pathname: string): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page';
  return within.some((pattern) => matchPath(pattern, pathname)) ? 'true' : undefined;
}

function DestinationLink(destination: Destination) {
  const { to, label, icon: Icon } = destination;
  const place = placeOf(destination, useLocation().pathname);
  const isHere = place !== undefined;
  return (
    <Link
      to={to}
      aria-current={place}
      className={cn(
        'lg:text-body relative flex min-h-16 flex-col items-center justify-center gap-1 px-[0.2rem] text-[min(0.75rem,6.8vw)] leading-[1.2] no-underline lg:px-3.5 lg:leading-normal',
        'after:absolute after:inset-x-3 after:top-[-1px] after:h-[3px] lg:after:inset-x-3.5 lg:after:top-auto lg:after:bottom-[-1px]',
        isHere
          ? 'text-text after:bg-text font-bold forced-colors:after:bg-[CanvasText]'
          : 'text-muted hover:text-text font-medium hover:underline',
      )}
    >
      <Icon aria-hidden size={24} strokeWidth={isHere ? 2.25 : 1.75} className="lg:hidden" />
      {label}
    </Link>
  );
}
