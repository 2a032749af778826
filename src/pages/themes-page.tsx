import { useQuery } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import { ThemeAnswers } from '@/features/candidates/theme-answers';
import { themes } from '@/features/candidates/themes';
import { ThemeNavigation } from '@/features/candidates/theme-navigation';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useSearchParam } from '@/lib/use/use-search-param';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackLink } from '@/ui/back-link';
import { ErrorState } from '@/ui/state/error-state';
import { PageHead } from '@/ui/page-head';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { PrintFrame } from './print-frame';

export const head = {
  path: paths.themes,
  title: 'Comparar por tema',
  description:
    'O que um resumo público do plano de cada candidatura à Presidência em 2026 diz de economia, segurança, educação, saúde, gestão e moradia, em ordem alfabética.',
} satisfies HeadData;

export const reads: PageReads = { shown: () => [(client) => client.query(candidateQueries.themes())] };

const [first, ...others] = themes;
const slugs = [first.slug, ...others.map(({ slug }) => slug)] as const;

export function Component() {
  const query = useQuery(candidateQueries.themes());
  const [slug] = useSearchParam('tema', slugs);
  const theme = themes.find((known) => known.slug === slug) ?? first;
  return (
    <>
      <DocumentHead {...head} />
      <PrintFrame hasAddress />
      <BackLink to={paths.candidates}>Candidatos 2026</BackLink>
      <PageHead
        title="Comparar por tema"
        lead="Um tema, as respostas de todas as candidaturas, em ordem alfabética."
      />
      <ThemeNavigation current={theme} />
      {query.data ? (
        <ThemeAnswers theme={theme} records={query.data} readAt={query.dataUpdatedAt} />
      ) : query.isPending ? (
        <RowSkeletons text="Carregando pautas..." count={12} />
      ) : null}
      {query.isError ? <ErrorState message="Não foi possível carregar as pautas." query={query} /> : null}
    </>
  );
}
