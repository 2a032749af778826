import { FileInput } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';

/** Read on this device; nothing is sent. */
export function FeedInput({
  onRead,
  onFailure,
}: {
  onRead: (content: string) => Promise<void>;
  onFailure: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Arquivo do TSE"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) file.text().then(onRead).catch(onFailure);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FileInput className="size-5" />
        Importar arquivo do TSE
      </Button>
    </>
  );
}
