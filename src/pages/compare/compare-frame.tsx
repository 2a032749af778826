import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { comparisonSearch, type ComparedKind } from '@/features/compare/address';
import { CompareTable } from '@/features/compare/compare-table';
import type { CompareColumn, CompareGroup } from '@/features/compare/model';
import { paths } from '@/lib/paths';
import { sharedPage } from '@/seo/shared-page';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { PrintButton } from '@/ui/print/print-button';
import { RowSkeletons } from '@/ui/state/skeleton';
import { SourceNote } from '@/ui/source-note';
import { LateCompareChoice } from './late-compare-choice';
import { PrintFrame } from '@/pages/print-frame';
import { ShareComparison } from './share-comparison';

interface CompareFrameProps {
  kind: ComparedKind;
  /** As the address has them. */
  ids: readonly string[];
  /** In the order of the alphabet. */
  columns: readonly CompareColumn[];
  groups: readonly CompareGroup[];
  /** Where all of it comes from. */
  source: ReactNode;
}

/** What both kinds of comparison have around the rows. */
export function CompareFrame({ kind, ids, columns, groups, source }: CompareFrameProps) {
  const [isChanging, setChanging] = useState(false);
  const shared = sharedPage('Comparar', paths.compare + comparisonSearch(kind, ids));
  return (
    <>
      <PrintFrame />
      <PageHead
        title="Comparar"
        lead={`${columns.length} ${kind}, em ordem alfabética. Sem nota e sem vencedor.`}
        actions={
          <>
            <ShareComparison shared={shared} />
            <PrintButton />
            <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              Trocar
            </Button>
          </>
        }
      />
      {isChanging ? (
        <div className="mb-6 print:hidden">
          <Suspense fallback={<RowSkeletons text="Carregando a lista..." count={4} />}>
            <LateCompareChoice kind={kind} ids={ids} />
          </Suspense>
        </div>
      ) : null}
      <CompareTable caption={`Comparação de ${kind}`} columns={columns} groups={groups} />
      <div className="mt-6">
        <SourceNote>
          <span>{source}</span> <Link to={paths.data}>De quando são os dados</Link>. Uma linha some em “Só
          diferenças” apenas quando todos os valores são conhecidos e iguais.
        </SourceNote>
      </div>
    </>
  );
}
