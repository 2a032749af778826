import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { GoogleMark } from '@/ui/icons';
import { OrDivider } from '@/ui/or-divider';
import { authTexts } from './texts';

/** Spec §2: Google is only announced here. */
export function GoogleButton({ label }: { label: string }) {
  return (
    <>
      <OrDivider />
      <Button isBlock size="field" onClick={() => notify(authTexts.google)}>
        <GoogleMark />
        {label}
      </Button>
    </>
  );
}
