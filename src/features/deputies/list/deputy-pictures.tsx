import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { LeftOut } from '@/features/politicians/left-out';
import { StateMap } from '@/features/politicians/state/state-map';
import { ErrorState } from '@/ui/state/error-state';
import { SkeletonRegion } from '@/ui/state/skeleton';
import { SourceNote } from '@/ui/source-note';
import { Hemicycle } from './hemicycle';
import type { DeputyFilters } from '@/features/deputies/model';
import { PartyNumbers } from './party-numbers';
import { partyCounts, stateCounts } from './picture-model';
import { everyoneQueries } from './full-list-queries';

/** A phone shows one picture, a wide screen both. */
export type Picture = 'uf' | 'partido';

interface DeputyPicturesProps {
  opened: Picture | null;
  filters: DeputyFilters;
  onChoose: (part: Partial<DeputyFilters>) => void;
}

/** Each party and state is a filter; code and data load apart. */
export function DeputyPictures({ opened, filters, onChoose }: DeputyPicturesProps) {
  const query = useQuery(everyoneQueries.everyone());
  const { data } = query;
  const counts = useMemo(
    () => data && { parties: partyCounts(data.deputies), states: stateCounts(data.deputies) },
    [data],
  );
  if (counts === undefined) {
    return query.isError ? (
      <ErrorState message="Não foi possível carregar as imagens." query={query} />
    ) : (
      <SkeletonRegion text="Carregando as imagens...">{null}</SkeletonRegion>
    );
  }
  // Nobody of a new legislature is listed yet: that is no count.
  if (data?.deputies.length === 0) return null;
  return (
    <div className="pictures">
      <LeftOut rows={data?.leftOut ?? 0} />
      <Section title="Por partido" meta="um ponto é um deputado" isOpened={opened === 'partido'}>
        <div className="by-party">
          <Hemicycle parties={counts.parties} chosen={filters.partido} />
          <PartyNumbers
            parties={counts.parties}
            chosen={filters.partido}
            onChoose={(partido) => onChoose({ partido })}
          />
        </div>
        <SourceNote>
          Em ordem alfabética de sigla, da esquerda para a direita. Não mostra onde cada um se senta.
        </SourceNote>
      </Section>
      <Section title="Por estado" meta="deputados de cada estado" isOpened={opened === 'uf'}>
        <StateMap
          counts={counts.states}
          words={['deputado', 'deputados']}
          chosen={filters.uf}
          onChoose={(uf) => onChoose({ uf })}
        />
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  meta: string;
  isOpened: boolean;
  children: ReactNode;
}

function Section({ title, meta, isOpened, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isOpened ? 'is-opened' : undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{meta}</p>
      </header>
      {children}
    </section>
  );
}
