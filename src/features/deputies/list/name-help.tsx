import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ufLabel } from '@/features/politicians/state/states';
import { paramsOf } from '@/features/politicians/people-params';
import { currentLegislature, noFilters, type Provenance, provenanceText } from '@/features/deputies/model';
import { nearNames, withName } from './name-search';
import { everyoneQueries } from './full-list-queries';
import type { Deputy } from '@/features/deputies/schema';

interface NameHelpProps {
  name: string;
  /** Only an empty search may have been a slip. */
  isEmpty: boolean;
}

type Known = Deputy & { isInExercise: boolean };

/** Undefined until both lists are there. */
function useKnown(): { known: Known[]; provenance: Provenance } | undefined {
  const { data: everyone } = useQuery(everyoneQueries.everyone());
  const { data: everSat } = useQuery(everyoneQueries.everSat(currentLegislature()));
  return useMemo(() => {
    if (everyone === undefined || everSat === undefined) return undefined;
    const sitting = new Set(everyone.deputies.map(({ id }) => id));
    // An unreadable row may be anybody: then nobody is called out of exercise.
    const left = everyone.leftOut > 0 ? [] : everSat.deputies.filter(({ id }) => !sitting.has(id));
    const known = [
      ...everyone.deputies.map((deputy) => ({ ...deputy, isInExercise: true })),
      ...left.map((deputy) => ({ ...deputy, isInExercise: false })),
    ];
    return { known, provenance: everyone };
  }, [everyone, everSat]);
}

/** Also among those no longer in exercise. */
export function NameHelp({ name, isEmpty }: NameHelpProps) {
  const all = useKnown();
  if (all === undefined) return null;
  const { known, provenance } = all;
  const met = isEmpty
    ? nearNames(known, name)
    : withName(known, name).filter(({ isInExercise }) => !isInExercise);
  if (met.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {met.map((deputy) => (
        <li key={deputy.id}>
          {deputy.isInExercise ? (
            <>
              Você quis dizer{' '}
              <Link
                translate="no"
                to={{ search: paramsOf({ ...noFilters, nome: deputy.nome }, 1).toString() }}
                preventScrollReset
              >
                {deputy.nome}
              </Link>
              ?
            </>
          ) : (
            <>
              <Link translate="no" to={paths.deputy(deputy.id)}>
                {deputy.nome}
              </Link>
              <span>{`${deputy.siglaUf === null ? '' : `, ${ufLabel(deputy.siglaUf)},`} não está no cargo (${provenanceText(provenance).toLowerCase()}).`}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
