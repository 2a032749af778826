import { SignOutButton } from '@/features/account/sign-out-button';
import { LateWaitingLeave } from '@/features/choices/waiting/late-waiting-leave';
import { waitingKeys } from '@/lib/waiting-note';

/** The way out of the account; choices that wait for a network are asked about first. */
export function LeaveAccount({ userId }: { userId: string }) {
  return (
    <SignOutButton
      hasToAsk={() => waitingKeys(userId).length > 0}
      question={(answers) => <LateWaitingLeave owner={userId} {...answers} />}
    />
  );
}
