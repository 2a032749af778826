import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import type { ButtonStyle } from '@/ui/button-style';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import type { Shared } from './share-dialog';

const ShareDialog = lazy(() => lazyOrError(import('./share-dialog').then((module) => module.ShareDialog)));

/** No failures: the closed sheet, and the press while it is open. */
const answers = ['AbortError', 'InvalidStateError'];

/** False without a sheet. */
async function shareBySystem(shared: Shared): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && answers.includes(error.name);
  }
}

type ShareButtonProps = {
  shared: Shared;
  /** Read before the link goes, which is by the dialog then. */
  notice?: string;
  variant?: ButtonStyle['variant'];
};

/** The system's sheet, else a small dialog, loaded when requested. */
export function ShareButton({ shared, notice, variant = 'outline' }: ShareButtonProps) {
  const [asked, setAsked] = useState<Shared | null>(null);
  const [isOpen, setOpen] = useState(false);
  async function share() {
    const whole = { ...shared, url: new URL(shared.url, window.location.origin).href };
    if (notice === undefined && (await shareBySystem(whole))) return;
    setAsked(whole);
    setOpen(true);
  }
  return (
    <>
      <Button variant={variant} onClick={() => void share()}>
        <Share2 className="size-5" />
        Compartilhar
      </Button>
      {asked ? (
        <Suspense>
          <ShareDialog shared={asked} notice={notice} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
