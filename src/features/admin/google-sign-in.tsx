import { Button } from '@/ui/button';
import { GoogleMark } from '@/ui/icons';
import { notify } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { signInWithGoogle } from './mutations';
import { rememberPlace } from './oauth-return-path';
import { adminTexts } from './texts';

/** Spec §2: the one way into the panel. `returnTo` is the screen of the panel to open afterwards, if not its first. */
export function GoogleSignIn({ returnTo }: { returnTo: string | null }) {
  const { mutate, isPending } = useSingleFlight({
    mutationFn: signInWithGoogle,
    onMutate: () => {
      rememberPlace(returnTo);
    },
    onError: ({ message }) => {
      notify({ title: adminTexts.signInError, description: message }, { kind: 'error' });
    },
  });
  return (
    <Button variant="primary" size="large" isBlock isLoading={isPending} onClick={() => mutate()}>
      {isPending ? null : <GoogleMark />}
      <span>Entrar com Google</span>
    </Button>
  );
}
