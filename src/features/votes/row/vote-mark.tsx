import { VisuallyHidden } from '@/ui/visually-hidden';
import { type Vote, voteLabels, voteText } from '@/features/votes/model';

/** Told apart without colour: above, below, ring, cross, dash. */
const shapes: Readonly<Record<Vote, string>> = {
  1: 'M1 12H15M4 10V3H12V10Z',
  2: 'M1 4H15M4 6V13H12V6Z',
  3: 'M8 3A5 5 0 1 0 8 13A5 5 0 1 0 8 3',
  4: 'M3 3L13 13M13 3L3 13',
  5: 'M3 8H13',
};

/** Decorative: words are beside it. */
export function VoteMark({ vote }: { vote: Vote }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 flex-none"
      stroke="currentColor"
      strokeWidth="2"
      fill={vote <= 2 ? 'currentColor' : 'none'}
    >
      <path d={shapes[vote]} />
    </svg>
  );
}

/** The same ink and size for every vote. */
export function VoteLabel({ vote }: { vote: Vote }) {
  return (
    <span className="text-small inline-flex items-center gap-1.5 font-bold">
      <VoteMark vote={vote} />
      {voteText(vote)}
    </span>
  );
}

interface OwnVoteProps {
  /** Null without a vote in that roll call. */
  vote: Vote | null;
}

/** The first word is seen, the rest heard; the page names whose it is. */
export function OwnVote({ vote }: OwnVoteProps) {
  const [word, rest] = vote === null ? ['Sem voto', 'registrado'] : shortWords(vote);
  return (
    <>
      {vote === null ? null : <VoteMark vote={vote} />}
      <span className={vote === null ? 'text-muted font-normal' : undefined}>
        {vote === 1 || vote === 2 ? <VisuallyHidden>Votou </VisuallyHidden> : null}
        <span>{word}</span>
        {rest === '' ? null : <VisuallyHidden>{` ${rest}`}</VisuallyHidden>}
      </span>
    </>
  );
}

function shortWords(vote: Vote): [word: string, rest: string] {
  const [word = '', ...rest] = voteLabels[vote].split(' ');
  return [word, rest.join(' ')];
}
