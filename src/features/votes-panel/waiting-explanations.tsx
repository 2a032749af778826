import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/lib/format-count';
import { paths } from '@/lib/paths';
import { MoreLink } from '@/ui/more-link';
import { NumberText } from '@/ui/number-text';
import { votesPanelQueries } from './queries';

/** What of the explanations waits for somebody: drafts for who reads and sends them, texts for another who publishes. */
export function WaitingExplanations({ userId }: { userId: string }) {
  const { data } = useQuery({ ...votesPanelQueries.explanations(userId), meta: { isInPlace: true } });
  const waiting = (['rascunho', 'em_revisao'] as const)
    .map((list) => ({ list, count: data?.filter(({ situacao }) => situacao === list).length ?? 0 }))
    .filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="explicacoes" className="mt-10">
      <h2 id="explicacoes">Explicações de votações</h2>
      <ul className="mt-1">
        {waiting.map(({ list, count }) => (
          <li key={list} className="flex flex-wrap items-center gap-x-4">
            <span>
              <NumberText isStrong>{formatCount(count)}</NumberText> <span>{waitingWords(list, count)}</span>
            </span>
            <MoreLink to={`${paths.adminVotes}?lista=${list}`}>
              {list === 'rascunho' ? 'Ler os rascunhos' : 'Conferir'}
            </MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function waitingWords(list: 'rascunho' | 'em_revisao', count: number): string {
  const isOne = count === 1;
  if (list === 'rascunho') return isOne ? 'rascunho espera quem o envie' : 'rascunhos esperam quem os envie';
  return isOne ? 'texto espera outra pessoa que o publique' : 'textos esperam outra pessoa que os publique';
}
