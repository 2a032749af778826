import { meaningText, type VoteRecord } from '@/features/votes/model';
import { orientationText, voteTexts } from '@/features/votes/texts';
import { OwnVote } from './vote-mark';
import { VoteDays, VoteRow } from './vote-row';

export function VoteRows({ records }: { records: readonly VoteRecord[] }) {
  return (
    <>
      <VoteDays rows={records} level="h3" row={(record) => <VoteItem record={record} />} />
      {records.some(({ voto }) => voto === 4) ? (
        <p className="text-small text-muted mt-4">{`Obstrução: ${voteTexts.obstruction}`}</p>
      ) : null}
    </>
  );
}

function VoteItem({ record }: { record: VoteRecord }) {
  const { voto, partido_sigla, orientacao } = record;
  const meaning = meaningText(record);
  const orientation = orientationText(record);
  return (
    <VoteRow rollCall={record} level="h4" own={<OwnVote vote={voto} />}>
      {meaning === null ? null : <p>{meaning}</p>}
      {orientation === null ? null : (
        <p>
          {orientacao === 'sem_partido'
            ? orientation
            : `Orientação da bancada do ${partido_sigla}: ${orientation}`}
        </p>
      )}
    </VoteRow>
  );
}
