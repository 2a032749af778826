import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { downloadText } from '@/lib/text/download-text';
import { formatCount } from '@/lib/text/format-count';
import { partyAndState } from '@/lib/text/party-text';
import { paths } from '@/lib/paths';
import { useNameSearch } from '@/lib/use/use-name-search';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Button } from '@/ui/button';
import { MoreButton } from '@/ui/load-more';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { SearchField } from '@/ui/form/search-field';
import { FoldSection } from '@/features/politicians/fold-section';
import { presided } from '@/features/votes/model';
import { rollCallCsv } from './roll-call-csv';
import type { RollCallDetail } from './roll-call-schema';
import { deputyName, voteGroups } from './roll-call-votes-model';
import { VoteMark } from '@/features/votes/row/vote-mark';

/** Names seen before unfolding; paper has them all. */
const shownAtFirst = 12;

export function RollCallVotes({ rollCall }: { rollCall: RollCallDetail }) {
  const [text, setText] = useState('');
  const groups = voteGroups(rollCall.votos, text, useNameSearch(text));
  const found = groups.reduce((sum, { of }) => sum + of.length, 0);
  return (
    <FoldSection
      title="Todos os votos"
      about="Em ordem alfabética, com busca por nome"
      count={formatCount(rollCall.votos.filter(({ voto }) => voto !== presided).length)}
    >
      <div className="grid gap-3 print:hidden">
        <div>
          <Button
            onClick={() =>
              downloadText(rollCallCsv(rollCall), `votacao-${rollCall.id_camara}.csv`, 'text/csv')
            }
          >
            <Download className="size-5" />
            Baixar CSV
          </Button>
        </div>
        <SearchField
          label="Procurar nome"
          placeholder="Ex.: Maria"
          maxLength={80}
          value={text}
          onChange={setText}
        />
      </div>
      <p role="status" className="mt-4">
        <NumberText isStrong>{formatCount(found)}</NumberText> <span>{found === 1 ? 'nome' : 'nomes'}</span>
      </p>
      {/* A search begins with closed groups again. */}
      {groups.map((group) => (
        <Group key={`${group.vote} ${text}`} {...group} />
      ))}
    </FoldSection>
  );
}

function Group({ vote, label, of }: ReturnType<typeof voteGroups>[number]) {
  const [isOpen, setIsOpen] = useState(of.length <= shownAtFirst);
  const isOnPaper = usePrintMoment() !== null;
  const hasAll = isOpen || isOnPaper;
  return (
    <section aria-label={label} className="mt-6">
      <h3 className="flex items-baseline justify-between gap-x-4">
        <span className="inline-flex items-center gap-1.5">
          <VoteMark vote={vote} /> {label}
        </span>{' '}
        <NumberText>{formatCount(of.length)}</NumberText>
      </h3>
      <RowList columns={3}>
        {of.slice(0, hasAll ? of.length : shownAtFirst).map((one) => (
          <li key={one.deputado.id}>
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                translate="no"
                to={paths.deputy(one.deputado.id)}
                className="min-h-target inline-flex items-center print:min-h-0"
              >
                {deputyName(one)}
              </Link>
              <span className="text-small text-muted">
                {partyAndState(one.partido_sigla, one.deputado.uf)}
              </span>
            </span>
          </li>
        ))}
      </RowList>
      {hasAll ? null : (
        <div className="mt-3">
          <MoreButton onClick={() => setIsOpen(true)}>{`Mostrar os ${formatCount(of.length)}`}</MoreButton>
        </div>
      )}
    </section>
  );
}
