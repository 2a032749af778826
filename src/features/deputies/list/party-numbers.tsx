import { partyColorOf } from '@/features/politicians/party-legend';
import { PartyChip } from '@/features/politicians/party-chip';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { PartyCount } from './picture-model';

interface PartyNumbersProps {
  parties: readonly PartyCount[];
  chosen: string;
  onChoose: (sigla: string) => void;
}

/** The half circle in numbers; each known party filters. */
export function PartyNumbers({ parties, chosen, onChoose }: PartyNumbersProps) {
  return (
    <ul className="party-numbers">
      {parties.map(({ sigla, count }) => (
        <li key={sigla}>
          {sigla === null ? (
            <div>
              <Numbers sigla={sigla} count={count} />
            </div>
          ) : (
            <button
              type="button"
              aria-pressed={sigla === chosen}
              onClick={() => onChoose(sigla === chosen ? '' : sigla)}
            >
              <Numbers sigla={sigla} count={count} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ sigla, count }: PartyCount) {
  return (
    <>
      <PartyChip sigla={sigla} color={partyColorOf(sigla)} />{' '}
      <span translate="no" className="fig">
        {count}
      </span>{' '}
      <VisuallyHidden>{count === 1 ? 'deputado' : 'deputados'}</VisuallyHidden>
    </>
  );
}
