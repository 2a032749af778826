import { Button } from '@/ui/button';
import { GoogleMark } from '@/ui/icons';
import { errorCode } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { signInWithGoogle } from './mutations';
import { rememberPlace } from './oauth-return-path';
import { adminTexts, signInRefusal } from './texts';

/** Spec §2: the panel's one way in; `returnTo` if not its first screen. */
export function GoogleSignIn({ returnTo }: { returnTo: string | null }) {
  const { mutate, isPending } = useSingleFlight({
    mutationFn: signInWithGoogle,
    onMutate: () => {
      rememberPlace(returnTo);
    },
    onError: (error) => {
      const description = signInRefusal(errorCode(error) ?? '');
      notify({ title: adminTexts.signInError, description }, { kind: 'error' });
    },
  });
  return (
    <Button variant="primary" size="large" isBlock isLoading={isPending} onClick={() => mutate()}>
      {isPending ? null : <GoogleMark />}
      <span>Entrar com Google</span>
    </Button>
  );
}
