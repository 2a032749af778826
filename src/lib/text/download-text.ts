import { notify } from '@/lib/notify';

/** Browsers may still be reading the file a moment after the click. */
const readingTime = 40_000;

/** Android's and the iPhone's, of Instagram and others; installed apps are no such part. */
function isPartOfApp(): boolean {
  const isInstalled = 'standalone' in navigator && navigator.standalone === true;
  return !isInstalled && /; wv\)|iP(?:hone|ad|od)(?!.*Safari\/)/.test(navigator.userAgent);
}

function offerCopy(text: string): void {
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => notify('Texto copiado', { kind: 'success' }),
      (reason: unknown) => {
        console.warn('The clipboard refused', reason);
        notify('Não foi possível copiar', { kind: 'error' });
      },
    );
  };
  notify('Se o arquivo não aparecer, copie o texto.', { action: { label: 'Copiar', run: copy } });
}

/** Browsers inside other apps may drop the file and tell nobody: the text can be copied there. */
export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, readingTime);
  if (isPartOfApp()) offerCopy(text);
}
