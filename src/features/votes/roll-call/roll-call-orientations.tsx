import { LeftOut } from '@/features/politicians/left-out';
import { compareTexts } from '@/lib/text/text-order';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import type { RollCallDetail } from './roll-call-schema';
import { voteTexts } from '@/features/votes/texts';

/** Alphabetical, in the Chamber's words; nothing where none is known. */
export function RollCallOrientations({ rollCall }: { rollCall: RollCallDetail }) {
  const { orientacoes, orientacoes_fora } = rollCall;
  if (orientacoes.length === 0) return <LeftOut rows={orientacoes_fora} />;
  return (
    <Section title="Orientação das bancadas">
      <LeftOut rows={orientacoes_fora} />
      <RowList columns={2}>
        {orientacoes
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
    </Section>
  );
}
