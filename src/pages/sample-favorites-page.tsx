import { FavoriteSamples } from '@/features/samples/favorite-samples';
import { SampleNotice } from '@/features/samples/sample-notice';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';

/** Favourites of the demonstration (spec §2, Local favourites page). */
export function Component() {
  return (
    <>
      <DocumentHead {...privateHeads.sampleFavorites} />
      <BackLink to={paths.home}>Início</BackLink>
      <PageHead title="Meus Favoritos" />
      <SampleNotice>Não é salvo: quando você sai desta tela, a lista volta ao início.</SampleNotice>
      <FavoriteSamples />
    </>
  );
}
