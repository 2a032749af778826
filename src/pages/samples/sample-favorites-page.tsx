import { FavoriteSamples } from '@/features/samples/favorite-samples';
import { SampleNotice } from '@/features/samples/sample-notice';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';

export const head = {
  path: paths.sampleFavorites,
  title: 'Meus Favoritos (dados fictícios)',
  isPrivate: true,
} satisfies HeadData;

export function Component() {
  return (
    <>
      <DocumentHead {...head} />
      <BackLink to={paths.home}>Início</BackLink>
      <PageHead title="Meus Favoritos" />
      <SampleNotice>Não é salvo: quando você sai desta tela, a lista volta ao início.</SampleNotice>
      <FavoriteSamples />
    </>
  );
}
