import { type ComponentProps, useId } from 'react';
import { httpsUrl } from '@/ui/form/https-url';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined;
};

/** No opener or referrer, and it says so; unsafe addresses become text. */
export function ExternalLink({ href, children, className, ...props }: ExternalLinkProps) {
  const noticeId = useId();
  const address = httpsUrl(href);
  if (address === null) return <span className={className}>{children}</span>;
  return (
    <>
      <a
        {...props}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={noticeId}
        className={className}
      >
        {children}
      </a>
      <span id={noticeId} hidden>
        abre em nova aba
      </span>
    </>
  );
}
