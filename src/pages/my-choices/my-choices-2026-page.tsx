import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { MyChoicesScreen } from './my-choices-tabs';

export const head = {
  path: paths.choices2026,
  title: 'Minhas Escolhas 2026',
  isPrivate: true,
} satisfies HeadData;

/** Candidates only; no link leads here (spec §2). */
export function Component() {
  return (
    <>
      <DocumentHead {...head} />
      <MyChoicesScreen
        title="Minhas Escolhas 2026"
        kinds={['candidate']}
        emptyActions={<LinkButton to={paths.candidates}>Ver candidatos</LinkButton>}
      />
    </>
  );
}
