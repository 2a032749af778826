import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import type { Shared } from '@/ui/dialog/share-dialog';

const ShareDialog = lazy(() =>
  lazyOrError(import('@/ui/dialog/share-dialog').then((module) => module.ShareDialog)),
);

/** Always by the dialog: readers see the link's contents before it goes. */
export function ShareComparison({ shared }: { shared: Shared }) {
  const [whole, setWhole] = useState<Shared | null>(null);
  const [isOpen, setOpen] = useState(false);
  function share() {
    setWhole({ ...shared, url: new URL(shared.url, window.location.origin).href });
    setOpen(true);
  }
  return (
    <>
      <Button onClick={share}>
        <Share2 className="size-5" />
        Compartilhar
      </Button>
      {whole ? (
        <Suspense>
          <ShareDialog
            shared={whole}
            notice="O link mostra quem você comparou."
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      ) : null}
    </>
  );
}
