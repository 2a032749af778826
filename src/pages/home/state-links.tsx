import { Link } from 'react-router-dom';
import { placedStates } from '@/features/politicians/state/state-places';
import { ufName } from '@/features/politicians/state/states';
import { NumberText } from '@/ui/number-text';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** Its title is heard before the states; on phones it is seen beside them. */
export function StateLinks({ to, title }: { to: string; title: string }) {
  return (
    <nav aria-label={title} className="min-w-0 flex-[0_1_max(50%,10rem)]">
      <p aria-hidden="true" className="font-head text-lead mb-2 font-bold max-lg:hidden">
        {title}
      </p>
      <ul className="grid grid-cols-6 gap-px">
        {placedStates.map(({ uf, seats, className }) => (
          <li key={uf} className={className}>
            <Link
              to={`${to}?uf=${uf}`}
              className="rounded-chip border-border-strong bg-surface hover:bg-highlight text-small grid min-h-6 place-items-center border leading-tight font-bold no-underline lg:min-h-9"
            >
              {uf}{' '}
              <span className="max-lg:hidden">
                <NumberText>{seats}</NumberText> <VisuallyHidden>vagas,</VisuallyHidden>
              </span>{' '}
              <VisuallyHidden>{ufName(uf)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
