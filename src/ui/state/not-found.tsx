import type { ReactNode } from 'react';

type NotFoundProps = {
  code?: string;
  title: string;
  lang?: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** The title is the h1; `lang` marks one that is not Portuguese. */
export function NotFound({ code, title, lang, children, action }: NotFoundProps) {
  return (
    <div className="grid max-w-[36rem] justify-items-start gap-3 py-8">
      {code && (
        <p
          aria-hidden="true"
          className="border-text font-head w-full border-b-3 pb-4 text-[clamp(5rem,3rem+10vw,9rem)] leading-[0.85] font-bold tracking-[-0.02em] lining-nums"
        >
          {code}
        </p>
      )}
      <h1 tabIndex={-1} lang={lang}>
        {title}
      </h1>
      {children && <p className="text-lead text-muted">{children}</p>}
      {action && (
        <div lang={lang} className="mt-2 flex flex-wrap gap-2">
          {action}
        </div>
      )}
    </div>
  );
}
