import { Download, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { type ExportForm, exportForms, exportKept } from '@/features/choices/device/device-export';
import { deviceTexts } from '@/features/choices/device/device-texts';
import { EraseDevice } from '@/features/choices/device/erase-device';
import { downloadText } from '@/lib/text/download-text';
import { toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { signInPath } from '@/lib/session/return-path';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
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
  const download = useDownload();
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
            <EraseDevice label="Apagar tudo deste aparelho" />
          </div>
        </Disclosure>
      </Callout>
    </section>
  );
}
