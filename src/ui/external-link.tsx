import { type ComponentProps, useId } from 'react';
import { httpsUrl } from './https-url';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined;
};

/**
 * Link to another site, in a new tab and told so by its description, without the opener or the referrer. An address that is
 * not https (after http is raised to it) is not linked: only the words remain.
 */
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
