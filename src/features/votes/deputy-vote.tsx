import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { Vote } from './model';
import { voteTexts } from './texts';
import { VoteLabel } from '@/features/votes/row/vote-mark';

export interface Deputy {
  id: string;
  nome: string;
}

interface DeputyVoteProps {
  deputy: Deputy;
  vote: Vote | undefined;
  /** Where there is no vote. */
  none?: string;
}

export function DeputyVote({ deputy: { id, nome }, vote, none = voteTexts.none }: DeputyVoteProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <Link translate="no" to={paths.deputy(id)} className="min-h-target inline-flex items-center">
        {nome}
      </Link>{' '}
      {vote === undefined ? <span className="text-small">{none}</span> : <VoteLabel vote={vote} />}
    </span>
  );
}
