import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { DeputyVote } from '@/features/votes/deputy-vote';
import type { RollCallDetail, RollCallVote } from '@/features/votes/roll-call/roll-call-schema';
import { deputyName } from '@/features/votes/roll-call/roll-call-votes-model';
import { cn } from '@/lib/cn';
import { signInPath } from '@/lib/session/return-path';
import { useSession } from '@/lib/session/use-session';
import { Loading } from '@/ui/state/loading';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { Section } from '@/ui/section';

const OwnFavorites = lazy(() =>
  lazyOrError(import('@/pages/compare/own-favorites').then((module) => module.OwnFavorites)),
);

interface VoteFavoritesProps {
  rollCall: RollCallDetail;
  /** The vote of the deputy whose page led here. */
  cameFrom: RollCallVote | undefined;
}

/** Read with one's own list, told to nobody, never on paper. */
export function VoteFavorites({ rollCall, cameFrom }: VoteFavoritesProps) {
  return (
    <>
      {cameFrom === undefined ? null : (
        <div className="bg-highlight border-text mb-5 border-l-4 px-3">
          <DeputyVote
            deputy={{ id: String(cameFrom.deputado.id), nome: deputyName(cameFrom) }}
            vote={cameFrom.voto}
          />
        </div>
      )}
      <Section isFlat title="Entre seus favoritos">
        <Favorites rollCall={rollCall} />
      </Section>
    </>
  );
}

function Favorites({ rollCall }: { rollCall: RollCallDetail }) {
  const { status } = useSession();
  const owner = useChoiceOwner();
  if (status === 'visitor' && owner === null) return <Invitation />;
  const loading = <Loading>Carregando suas escolhas...</Loading>;
  return (
    <>
      {status === 'unknown' ? <Invitation className="for-visitors" /> : null}
      {/* The room of one favourite, or of what sums up many: what follows hardly moves. */}
      <div className={cn('min-h-25', status === 'unknown' && 'for-members')}>
        {owner === null ? (
          loading
        ) : (
          <Suspense fallback={loading}>
            <OwnFavorites owner={owner} rollCall={rollCall} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Invitation({ className }: { className?: string }) {
  const location = useLocation();
  return (
    <p className={className}>
      Com uma conta, os deputados que você favoritar aparecem aqui.{' '}
      <Link to={signInPath(location)}>Entrar ou criar conta</Link>
    </p>
  );
}
