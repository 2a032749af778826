import { Download, FileText } from 'lucide-react';
import { downloadText } from '@/lib/text/download-text';
import { Button } from '@/ui/button';
import { AccountRow } from './account-row';
import { type ExportForm, useExportData } from './mutations';
import type { ChoiceExport } from './schema';

const types = { json: 'application/json', html: 'text/html' } satisfies Record<ExportForm, string>;

function deliver(text: string, form: ExportForm): void {
  downloadText(text, `pauta-aberta-meus-dados.${form}`, types[form]);
}

export function ExportData({ choices }: { choices: readonly ChoiceExport[] }) {
  const { mutate, isPending, variables } = useExportData(choices, deliver);
  const isBusy = (form: typeof variables) => isPending && variables === form;
  return (
    <AccountRow
      action={
        <>
          <Button isLoading={isBusy('html')} onClick={() => mutate('html')}>
            {isBusy('html') ? null : <FileText className="size-5" />}
            <span>Baixar para ler (HTML)</span>
          </Button>
          <Button isLoading={isBusy('json')} onClick={() => mutate('json')}>
            {isBusy('json') ? null : <Download className="size-5" />}
            <span>Baixar meus dados</span>
          </Button>
        </>
      }
    >
      <p>
        Uma cópia do que guardamos sobre você: conta, sessões abertas, escolhas, autorizações e contagem de
        análises com inteligência artificial. Ficam de fora só a senha e as chaves das sessões, que abririam a
        sua conta a quem achasse o arquivo. O que ainda aguarda rede neste aparelho entra depois de enviado. O
        primeiro abre em qualquer navegador; o segundo (JSON) serve para levar a outro serviço.
      </p>
    </AccountRow>
  );
}
