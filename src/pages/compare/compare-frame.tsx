import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { comparisonSearch, type ComparedKind } from '@/features/compare/address';
import { NobodyFound } from '@/features/compare/compare-head';
import { CompareTable } from '@/features/compare/compare-table';
import type { CompareColumn, CompareGroup } from '@/features/compare/model';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import { sharedPage } from '@/seo/shared-page';
import { Button } from '@/ui/button';
import { PrintButton } from '@/ui/print/print-button';
import { ErrorState } from '@/ui/state/error-state';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { ShareButton } from '@/ui/dialog/share-button';
import { SourceNote } from '@/ui/source-note';
import { compareHead } from './compare-head';
import { LateCompareChoice } from './late-compare-choice';

interface CompareFrameProps {
  kind: ComparedKind;
  /** As the address has them. */
  ids: readonly string[];
  /** In the order of the alphabet. */
  columns: readonly CompareColumn[];
  groups: readonly CompareGroup[];
  source: ReactNode;
  children?: ReactNode;
}

export function CompareFrame({ kind, ids, columns, groups, source, children }: CompareFrameProps) {
  const [isChanging, setChanging] = useState(false);
  const names = columns.flatMap(({ name }) => name ?? []);
  const title = ['Comparar', names.join(', ')].filter(Boolean).join(': ');
  const shared = sharedPage(title, paths.compare + comparisonSearch(kind, ids));
  return (
    <>
      <DocumentHead {...compareHead} title={title} />
      <div className="mb-6 flex flex-wrap items-center gap-2 *:flex-auto sm:*:flex-none md:mb-8">
        <ShareButton shared={shared} notice="O link mostra quem você comparou." />
        <PrintButton />
        <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          Trocar
        </Button>
      </div>
      <div className="col-span-full">
        {isChanging ? (
          <div className="mb-6 print:hidden">
            <Suspense fallback={<RowSkeletons text="Carregando a lista..." />}>
              <LateCompareChoice kind={kind} ids={ids} />
            </Suspense>
          </div>
        ) : null}
        {columns.every(({ state }) => state === 'missing') ? (
          <NobodyFound />
        ) : columns.every(({ state }) => state === 'failed') ? (
          <ErrorState
            message="Não foi possível carregar a comparação."
            onRetry={() => columns.forEach(({ retry }) => retry?.())}
            isRetrying={columns.some(({ isRetrying }) => isRetrying)}
          />
        ) : (
          <>
            <CompareTable caption={`Comparação de ${kind}`} columns={columns} groups={groups} />
            <div className="mt-6">
              <SourceNote>
                <span>{source}</span> <Link to={paths.data}>De quando são os dados</Link>. Uma linha some em
                “Só diferenças” apenas quando todos os valores são conhecidos e iguais.
              </SourceNote>
            </div>
            <div>{children}</div>
          </>
        )}
      </div>
    </>
  );
}
