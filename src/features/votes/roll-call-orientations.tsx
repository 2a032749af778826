import { compareTexts } from '@/lib/text-order';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import type { RollCallDetail } from './roll-call-model';
import { voteTexts } from './texts';

/** How each bench told its members to vote, alphabetically, in the Chamber's words; nothing where no one's is known. */
export function RollCallOrientations({ orientations }: { orientations: RollCallDetail['orientacoes'] }) {
  if (orientations.length === 0) return null;
  return (
    <Section title="Orientação das bancadas">
      <RowList columns={2}>
        {orientations
          .toSorted((a, b) => compareTexts(a.bancada, b.bancada))
          .map(({ bancada, orientacao, abreviada }) => (
            <li key={bancada} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="wrap-anywhere">
                {bancada}
                {abreviada ? <span className="text-small block">{voteTexts.shortenedBench}</span> : null}
              </span>{' '}
              <span>{orientacao}</span>
            </li>
          ))}
      </RowList>
    </Section>
  );
}
