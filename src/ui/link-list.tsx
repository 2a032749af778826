import { ExternalLink as NewTab } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from './external-link';
import { httpsUrl } from '@/ui/form/https-url';

export function LinkList({ children }: { children: ReactNode }) {
  return <ul className="border-border-strong [&>li]:border-border border-t [&>li]:border-b">{children}</ul>;
}

type LinkRowProps = { href: string; icon: ReactNode; children: ReactNode };

/** Shows no row for an address that cannot be linked safely. */
export function LinkRow({ href, icon, children }: LinkRowProps) {
  const address = httpsUrl(href);
  if (address === null) return null;
  return (
    <li>
      <ExternalLink
        href={address}
        className="group/link hover:bg-surface-2 flex min-h-14 items-center gap-3 py-2 no-underline"
      >
        <span className="flex-none">{icon}</span>
        <span className="min-w-0">
          <span className="block leading-[1.35] font-semibold underline underline-offset-3 group-hover/link:decoration-2">
            {children}
          </span>
          <span className="text-small text-muted block wrap-anywhere">
            {new URL(address).hostname.replace(/^www\./, '')}
          </span>
        </span>
        <NewTab className="text-muted ml-auto size-5 flex-none" />
      </ExternalLink>
    </li>
  );
}
