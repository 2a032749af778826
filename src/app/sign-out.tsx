import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { accountTexts } from '@/features/account/texts';
import { adminTexts } from '@/features/admin/texts';
import { LateWaitingLeave } from '@/features/choices/waiting/late-waiting-leave';
import { readDeviceNote } from '@/lib/device-note';
import { notify } from '@/lib/notify';
import { useSessionStore } from '@/lib/session/session-context';
import { useSession } from '@/lib/session/use-session';
import { unsavedEdits } from '@/lib/page/unsaved-edits';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { waitingKeys } from '@/lib/waiting-note';
import { Button } from '@/ui/button';
import { LateLeaveDialog } from '@/ui/dialog/late-leave-dialog';

/** Unsaved edits are asked about first: signing out removes them. */
export function SignOut() {
  const store = useSessionStore();
  const session = useSession();
  const owner = session.status === 'user' ? session.user.id : null;
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { mutate, isPending } = useSingleFlight({
    mutationFn: async (then?: () => void) => {
      await store.signOut();
      then?.();
    },
    onSuccess: () => {
      const { signedOut: title } = adminTexts;
      const description = accountTexts.keptHere;
      notify(readDeviceNote() === null ? title : { title, description }, { kind: 'success' });
    },
    onError: () => {
      notify(adminTexts.signOutError, { kind: 'error' });
    },
  });
  const leave = () => {
    if (owner !== null && waitingKeys(owner).length > 0) setIsLeaving(true);
    else mutate();
  };
  return (
    <>
      <Button
        variant="quiet"
        isLoading={isPending}
        className="text-small text-text max-lg:w-target -mr-2 px-2 lg:order-2"
        onClick={() => {
          if (unsavedEdits.isPresent()) setIsAsking(true);
          else leave();
        }}
      >
        {isPending ? null : <LogOut aria-hidden className="size-5 flex-none" />}
        <span className="max-lg:sr-only">Sair</span>
      </Button>
      <LateLeaveDialog
        isOpen={isAsking}
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false);
          leave();
        }}
      />
      {isLeaving && owner !== null ? (
        <LateWaitingLeave
          owner={owner}
          onStay={() => setIsLeaving(false)}
          onLeave={(then) => {
            setIsLeaving(false);
            mutate(then);
          }}
        />
      ) : null}
    </>
  );
}
