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
  /** The pressed button goes: the link is over, or did its half. */
  onGone: () => void;
}

/** Mail scanners open addresses and tokens serve once: only a press acts. */
export function MailLink({ fragment, onProven, onCode, onGone }: MailLinkProps) {
  const { mutate, isPending, isSuccess, data, error } = useProveMailbox();
  const link = readMailLink(fragment);
  const isOver = isSpent(error);
  const problem = link === null ? linkProblems.incomplete : isOver ? linkProblems.spent : null;
  const isHalf = isSuccess && !data.hasSession;
  return (
    <div className="grid gap-5">
      <div role="alert" className="empty:absolute">
        {problem === null ? null : <Callout tone="warning">{problem}</Callout>}
      </div>
      <div role="status" className="empty:absolute">
        {isHalf ? <Callout tone="success">{authTexts.otherHalf}</Callout> : null}
      </div>
      <FormFailure error={isOver ? null : error} {...authTexts.linkError} />
      {link === null || isOver || isHalf ? null : (
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
                  else onGone();
                },
                onError: (reason) => {
                  if (isSpent(reason)) onGone();
                },
              })
            }
          >
            {isPending ? 'Confirmando...' : linkWords[link.type].action}
          </Button>
        </>
      )}
      {isHalf ? null : (
        <Button variant="text" onClick={() => onCode(link?.type ?? 'recovery')}>
          Tenho um código
        </Button>
      )}
    </div>
  );
}
