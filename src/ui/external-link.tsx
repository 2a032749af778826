import { type ComponentProps, useId } from 'react';
import { httpsUrl } from '@/ui/form/https-url';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined;
};

/** Opens a new tab without opener or referrer, and says so. An address that is not https (http is raised) is not linked. */
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
