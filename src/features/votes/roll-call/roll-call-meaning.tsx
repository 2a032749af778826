import { formatDay } from '@/lib/text/format';
import { ExternalLink } from '@/ui/external-link';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import type { Explanation } from './roll-call-schema';
import { VoteMark } from '@/features/votes/row/vote-mark';

/** Nothing until one person wrote it and another published it. */
export function RollCallMeaning({ explanation }: { explanation: Explanation | null }) {
  if (explanation === null) return null;
  const { sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data } = explanation;
  const sides = [
    [1, 'Sim', sim_significa],
    [2, 'Não', nao_significa],
  ] as const;
  return (
    <Section title="O que significava">
      <div className="grid gap-5 sm:grid-cols-2">
        {sides.map(([vote, label, meaning]) => (
          <div key={vote}>
            <h3 className="border-border-strong mb-2 flex items-center gap-2 border-b py-2">
              <VoteMark vote={vote} /> {label}
            </h3>
            <p className="wrap-anywhere">{meaning}</p>
          </div>
        ))}
      </div>
      <SourceNote>
        <span>Fonte:</span> <ExternalLink href={fonte_url}>{fonte_titulo}</ExternalLink>
        <span>{`, com data de ${formatDay(fonte_data)}. Escrita por uma pessoa e publicada por outra.`}</span>
      </SourceNote>
    </Section>
  );
}
