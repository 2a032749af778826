import { Download } from 'lucide-react';
import { useInstall } from '@/lib/page/install-offer';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { AccountRow } from './account-row';

export function InstallSite() {
  const install = useInstall();
  if (install === null) return null;
  return (
    <Section title="No seu aparelho">
      <AccountRow
        action={
          <Button onClick={() => void install()}>
            <Download className="size-5" />
            Instalar
          </Button>
        }
      >
        <p>
          Põe a Pauta Aberta entre os seus aplicativos. O que você já leu abre também sem conexão; as escolhas
          guardadas na sua conta não são copiadas para o aparelho.
        </p>
      </AccountRow>
    </Section>
  );
}
