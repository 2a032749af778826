import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '@/lib/text/download-text';
import { formatCount } from '@/lib/text/format-count';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { NumberText } from '@/ui/number-text';
import { Section } from '@/ui/section';
import { noVoteFilters, type VoteFilters, type VoteRecord } from './model';
import { fetchAllVotes, voteQueries } from './queries';
import type { VoteSummary } from './schema';
import { voteTexts } from './texts';
import { useVoteFilters } from './use-vote-filters';
import { VoteFilterFields } from './vote-filter-fields';
import { VoteRows } from '@/features/votes/row/vote-rows';
import { votesCsv, votesFileName } from './votes-csv';
import { NextPage } from '@/ui/load-more';

interface VoteListProps {
  id: number;
  name: string;
  summary: VoteSummary;
  readUpTo: () => Promise<string | null>;
}

export function VoteList({ id, name, summary, readUpTo }: VoteListProps) {
  const [filters, change] = useVoteFilters();
  const years = [...new Set(summary.meses.map(({ mes }) => mes.slice(0, 4)))].reverse();
  return (
    <Section
      title="Cada votação"
      meta={<FileButton id={id} name={name} filters={filters} readUpTo={readUpTo} />}
    >
      <VoteFilterFields filters={filters} years={years} subjects={summary.temas} onChange={change} />
      <Found id={id} filters={filters} onClear={() => change(noVoteFilters)} />
    </Section>
  );
}

function countWords(total: number): string {
  if (total === 0) return 'votações';
  return total === 1 ? 'votação' : 'votações, da mais nova para a mais antiga';
}

function whyNothing({ principais, texto }: VoteFilters): string | null {
  if (principais !== '') return voteTexts.noPrincipal;
  return texto === '' ? null : voteTexts.noText;
}

interface FoundProps {
  id: number;
  filters: VoteFilters;
  onClear: () => void;
}

function Found({ id, filters, onClear }: FoundProps) {
  const query = useInfiniteQuery(voteQueries.ofDeputy(id, filters));
  if (query.isPending) return <Loading className="mt-4">Carregando votações...</Loading>;
  if (query.data === undefined) {
    return <ErrorState message={voteTexts.loadError} query={query} />;
  }
  const records = query.data.pages.flat();
  const total = records[0]?.total ?? 0;
  return (
    <>
      <p role="status" className="mt-2">
        <NumberText isStrong>{formatCount(total)}</NumberText> <span>{countWords(total)}</span>
      </p>
      {total === 0 ? (
        <EmptyState
          isCounted
          icon={<Search size={28} />}
          title={voteTexts.nothingFound}
          action={<Button onClick={onClear}>Limpar filtros</Button>}
        >
          {whyNothing(filters)}
        </EmptyState>
      ) : (
        <>
          <VoteRows records={records} />
          <NextPage query={query} isWhole={records.length >= total} />
          <Unknown records={records} />
        </>
      )}
    </>
  );
}

/** Why no orientation is shown, where that is not of the record alone. */
function Unknown({ records }: { records: readonly VoteRecord[] }) {
  const isNowhere = records.every(({ orientacao }) => orientacao === null);
  const isUnknown = records.some(({ orientacao }) => orientacao === 'sem_partido_conhecido');
  if (!isNowhere && !isUnknown) return null;
  return (
    <p className="text-small text-muted mt-4">
      {isNowhere ? voteTexts.noOrientation : voteTexts.unknownParty}
    </p>
  );
}

type FileButtonProps = Omit<VoteListProps, 'summary'> & { filters: VoteFilters };

/** Reads the unloaded rest first; a failure changes nothing. */
function FileButton({ id, name, filters, readUpTo }: FileButtonProps) {
  const [isMaking, setIsMaking] = useState(false);
  async function download() {
    setIsMaking(true);
    try {
      const [records, upTo] = await Promise.all([fetchAllVotes(id, filters), readUpTo()]);
      downloadText(votesCsv(records, { name, filters, upTo }), votesFileName(name), 'text/csv');
    } catch (error) {
      console.error('Votes file failed', error);
      notify(voteTexts.fileError, { kind: 'error' });
    } finally {
      setIsMaking(false);
    }
  }
  return (
    <span className="print:hidden">
      <Button isLoading={isMaking} onClick={() => void download()}>
        {isMaking ? null : <Download className="size-5" />}
        <span>Baixar CSV</span>
      </Button>
    </span>
  );
}
