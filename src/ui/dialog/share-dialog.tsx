import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from './dialog';
import { ExternalLink } from '@/ui/external-link';
import { Field } from '@/ui/form/field';
import { WhatsAppMark } from '@/ui/icons';
import { TextInput } from '@/ui/form/text-input';

export interface Shared {
  title: string;
  /** The address; the dialog takes it whole, with its origin. */
  url: string;
}

type CopyState = 'idle' | 'copied' | 'refused';

const announcements: Record<CopyState, string> = {
  idle: '',
  copied: 'Link copiado.',
  refused: 'Não foi possível copiar. Selecione o endereço e copie.',
};

type ShareDialogProps = {
  shared: Shared;
  /** What the address tells of who shares it. */
  notice?: string;
  isOpen: boolean;
  onClose: () => void;
};

/** For systems without a sheet: WhatsApp, and the address to copy. */
export function ShareDialog({ shared, notice, isOpen, onClose }: ShareDialogProps) {
  const [copy, setCopy] = useState<CopyState>('idle');
  const message = new URLSearchParams({ text: `${shared.title} ${shared.url}` });
  // Apps of iPhones would show a plus.
  const query = message.toString().replaceAll('+', '%20');
  function close() {
    setCopy('idle');
    onClose();
  }
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(shared.url);
      setCopy('copied');
    } catch (error) {
      console.warn('The clipboard refused the link', error);
      setCopy('refused');
    }
  }
  const CopyIcon = copy === 'copied' ? Check : Copy;
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onClose={close}
      title="Compartilhar"
      description="Só o nome e o endereço da página são enviados."
    >
      <div className="grid gap-4 pb-1">
        {notice === undefined ? null : <p>{notice}</p>}
        <Field label="Endereço">
          <TextInput readOnly value={shared.url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <Button onClick={() => void copyLink()}>
            <CopyIcon className="size-5" />
            <span>Copiar link</span>
          </Button>
          <ExternalLink href={`https://wa.me/?${query}`} className={buttonStyle()}>
            <WhatsAppMark />
            WhatsApp
          </ExternalLink>
        </div>
        <p role="status" className="text-small min-h-6 font-semibold">
          {announcements[copy]}
        </p>
      </div>
    </Dialog>
  );
}
