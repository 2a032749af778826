import { choiceKinds } from '@/features/choices/kinds';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { MyChoicesScreen } from './my-choices-tabs';

export const head = { path: paths.choices, title: 'Minhas Escolhas', isPrivate: true } satisfies HeadData;

export function Component() {
  return (
    <>
      <DocumentHead {...head} />
      <MyChoicesScreen
        title="Minhas Escolhas"
        kinds={choiceKinds}
        emptyActions={
          <>
            <LinkButton to={paths.candidates}>Ver candidatos</LinkButton>
            <LinkButton to={paths.deputies}>Ver deputados federais</LinkButton>
          </>
        }
      />
    </>
  );
}
