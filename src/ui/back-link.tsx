import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const look =
  '-mt-2 mb-1 -ml-1 inline-flex min-h-target items-center gap-2 rounded-control pr-2 pl-1 font-semibold text-muted no-underline hover:text-text hover:underline print:hidden';

export function BackLink({ children, ...props }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...props} className={look}>
      <ArrowLeft className="size-5 flex-none" />
      <span>{children}</span>
    </Link>
  );
}

export function BackButton(props: Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <button type="button" {...props} className={look}>
      <ArrowLeft className="size-5 flex-none" />
      Voltar
    </button>
  );
}
