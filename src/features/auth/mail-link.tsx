import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { FormFailure } from './form-failure';
import { type MailPurpose, readMailLink } from './mail-proof';
import { useProveMailbox } from './mutations';
import { authTexts, isSpent, linkProblems, linkWords } from './texts';

interface MailLinkProps {
  /** Holds the link's token. */
  fragment: string;
  onProven: (purpose: MailPurpose) => void;
  onCode: (purpose: MailPurpose) => void;
}

/** Mail scanners open addresses and tokens serve once: only a press acts. */
export function MailLink({ fragment, onProven, onCode }: MailLinkProps) {
  const { mutate, isPending, isSuccess, data, error } = useProveMailbox();
  const link = readMailLink(fragment);
  const isOver = isSpent(error);
  const problem = link === null ? linkProblems.incomplete : isOver ? linkProblems.spent : null;
  if (isSuccess && !data.hasSession) return <Callout tone="success">{authTexts.otherHalf}</Callout>;
  return (
    <div className="grid gap-5">
      {problem === null ? (
        <FormFailure error={error} {...authTexts.linkError} />
      ) : (
        <Callout tone="warning">{problem}</Callout>
      )}
      {link === null || isOver ? null : (
        <>
          <p className="text-muted">{linkWords[link.type].reason}</p>
          <Button
            variant="primary"
            size="large"
            isBlock
            isLoading={isPending}
            onClick={() =>
              mutate(link, {
                onSuccess: ({ hasSession }) => {
                  if (hasSession) onProven(link.type);
                },
              })
            }
          >
            {isPending ? 'Confirmando...' : linkWords[link.type].action}
          </Button>
        </>
      )}
      <Button variant="text" onClick={() => onCode(link?.type ?? 'recovery')}>
        Tenho um código
      </Button>
    </div>
  );
}
