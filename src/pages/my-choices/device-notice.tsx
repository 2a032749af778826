import { Download, Smartphone, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { type ExportForm, exportForms, exportKept } from '@/features/choices/device/device-export';
import { deviceTexts } from '@/features/choices/device/device-texts';
import { homeOf } from '@/features/choices/home';
import { deviceOwner } from '@/lib/device-note';
import { downloadText } from '@/lib/text/download-text';
import { toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { signInPath } from '@/lib/session/return-path';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Disclosure } from '@/ui/dialog/disclosure';
import { MoreLink } from '@/ui/more-link';

const toAccount = signInPath({ pathname: paths.choices, search: '', hash: '' }, 'cadastrar');

const downloads: readonly [form: ExportForm, label: string][] = [
  ['json', 'Baixar (JSON)'],
  ['csv', 'Baixar (CSV)'],
  ['html', 'Baixar para ler (HTML)'],
];

function useDownload() {
  return useSingleFlight({
    mutationFn: async (form: ExportForm) => ({ form, text: await exportKept(form) }),
    gcTime: 0,
    onSuccess: ({ form, text }) =>
      downloadText(text, `pauta-aberta-minhas-escolhas.${form}`, exportForms[form]),
    onError: (error) => notify(toldBy(error, deviceTexts.unreadable), { kind: 'error' }),
  });
}

export function DeviceNotice() {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const download = useDownload();
  const erase = useSingleFlight({
    mutationFn: async () => (await homeOf(deviceOwner)).erase(),
    onSuccess: () => notify(deviceTexts.erased, { kind: 'success' }),
    onError: (error) => notify(toldBy(error, deviceTexts.refused), { kind: 'error' }),
  });
  return (
    <section aria-labelledby={id} className="mb-6 print:hidden">
      <Callout tone="info" icon={<Smartphone className="size-5" />}>
        <h2 id={id} className="text-h3">
          Guardado só neste aparelho.
        </h2>
        <p className="max-w-measure">{deviceTexts.facts}</p>
        <p className="text-small text-muted mt-1">
          A Análise Política IA precisa de conta: o texto é feito no servidor.
        </p>
        <MoreLink to={toAccount}>Criar conta e levar as escolhas</MoreLink>
        <Disclosure isPlain summary="Baixar ou apagar">
          <div className="flex flex-wrap gap-2">
            {downloads.map(([form, label]) => (
              <Button key={form} onClick={() => download.mutate(form)}>
                <Download aria-hidden className="size-5" />
                {label}
              </Button>
            ))}
            <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
              <Trash2 aria-hidden className="size-5" />
              Apagar tudo deste aparelho
            </Button>
          </div>
        </Disclosure>
      </Callout>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Apagar tudo deste aparelho?"
        description="Todos os favoritos e ignorados guardados aqui serão apagados. Não dá para desfazer."
        confirmLabel="Apagar tudo"
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate()}
      />
    </section>
  );
}
