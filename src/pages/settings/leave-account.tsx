import { SignOutButton } from '@/features/account/sign-out-button';
import { LateWaitingLeave } from '@/features/choices/waiting/late-waiting-leave';
import { waitingKeys } from '@/lib/waiting-note';

/** Waiting choices are asked about first. */
export function LeaveAccount({ userId }: { userId: string }) {
  return (
    <SignOutButton
      hasToAsk={() => waitingKeys(userId).length > 0}
      question={(answers) => <LateWaitingLeave owner={userId} {...answers} />}
    />
  );
}
