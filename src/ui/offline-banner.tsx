import { WifiOff } from 'lucide-react';

/** Band over the page while there is no connection. The live region is always there, so its words are announced. */
export function OfflineBanner({ isOffline }: { isOffline: boolean }) {
  return (
    <div role="status" className="print:hidden">
      {isOffline && (
        <p className="bg-primary px-gutter text-small text-on-primary flex items-center justify-center gap-2 py-2.5 text-center font-semibold">
          <WifiOff className="size-5 flex-none" />
          Sem conexão. Mostrando dados salvos.
        </p>
      )}
    </div>
  );
}
