import { samplePeople } from '@/features/samples/model';
import { SampleGrid } from '@/features/samples/sample-grid';
import { SampleNotice } from '@/features/samples/sample-notice';
import { useSampleMarks } from '@/features/samples/use-sample-marks';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';

export const head = {
  path: paths.sampleDeputies,
  title: 'Todos os Deputados (dados fictícios)',
  isPrivate: true,
} satisfies HeadData;

export function Component() {
  const { marks, setMark } = useSampleMarks();
  return (
    <>
      <DocumentHead {...head} />
      <BackLink to={paths.home}>Início</BackLink>
      <PageHead title="Todos os Deputados" lead="Conheça todos os deputados federais" />
      <SampleNotice>O que você marca nesta tela não é salvo.</SampleNotice>
      <h2 className="sr-only">Lista de pessoas fictícias</h2>
      <SampleGrid
        people={samplePeople}
        marks={marks}
        onToggleFavorite={({ id }) => setMark(id, 'favorite', !marks.favorite.has(id))}
        onToggleIgnored={({ id }) => setMark(id, 'ignored', !marks.ignored.has(id))}
      />
    </>
  );
}
