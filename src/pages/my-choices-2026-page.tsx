import { DocumentHead } from '@/lib/document-head';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { MyChoicesScreen } from './my-choices-tabs';

/** The older variant of My Choices: candidates only; no link of the site leads here (spec §2). */
export function Component() {
  return (
    <>
      <DocumentHead title="Minhas Escolhas 2026" isPrivate />
      <MyChoicesScreen
        title="Minhas Escolhas 2026"
        kinds={['candidate']}
        emptyActions={<LinkButton to={paths.candidates}>Ver candidatos</LinkButton>}
      />
    </>
  );
}
