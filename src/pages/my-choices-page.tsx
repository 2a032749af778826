import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import { LinkButton } from '@/ui/link-button';
import { MyChoicesScreen } from './my-choices-tabs';

/** My Choices: candidates and deputies (spec §2). */
export function Component() {
  return (
    <>
      <DocumentHead {...privateHeads.choices} />
      <MyChoicesScreen
        title="Minhas Escolhas"
        kinds={['candidate', 'deputy']}
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
