import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import { LinkButton } from '@/ui/link-button';
import { MyChoicesScreen } from './my-choices-tabs';

/** The older variant of My Choices: candidates only; no link of the site leads here (spec §2). */
export function Component() {
  return (
    <>
      <DocumentHead {...privateHeads.choices2026} />
      <MyChoicesScreen
        title="Minhas Escolhas 2026"
        kinds={['candidate']}
        emptyActions={<LinkButton to={paths.candidates}>Ver candidatos</LinkButton>}
      />
    </>
  );
}
