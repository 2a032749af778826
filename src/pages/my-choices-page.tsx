import { choiceKinds } from '@/features/choices/kinds';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import { LinkButton } from '@/ui/link-button';
import { MyChoicesScreen } from './my-choices-tabs';

/** My Choices: every kind of people one can choose (spec §2). */
export function Component() {
  return (
    <>
      <DocumentHead {...privateHeads.choices} />
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
