import { LeftOut } from '@/features/politicians/left-out';
import { compareTexts } from '@/lib/text-order';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import type { RollCallDetail } from './roll-call-schema';
import { voteTexts } from './texts';

/** How each bench told its members to vote, alphabetically, in the Chamber's words. */
export function RollCallOrientations({
  rollCall: { orientacoes: orientations, orientacoes_fora },
}: {
  rollCall: RollCallDetail;
}) {
  return (
    <Section title="Orientação das bancadas">
      <LeftOut rows={orientacoes_fora} />
      {orientations.length === 0 ? (
        <p className="max-w-measure">{voteTexts.noOrientation}</p>
      ) : (
        <RowList columns={2}>
          {orientations
            .toSorted((a, b) => compareTexts(a.bancada, b.bancada))
            .map(({ bancada, orientacao, abreviada }) => (
              <li key={bancada} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="wrap-anywhere">
                  <span translate="no">{bancada}</span>
                  {abreviada ? <span className="text-small block">{voteTexts.shortenedBench}</span> : null}
                </span>{' '}
                <span>{orientacao}</span>
              </li>
            ))}
        </RowList>
      )}
    </Section>
  );
}
