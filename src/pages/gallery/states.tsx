import { Heart, Search, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { Callout } from '@/ui/state/callout';
import { OfflineBanner } from '@/ui/state/offline-banner';
import { PartyChip } from '@/features/politicians/party-chip';
import { Section } from '@/ui/section';
import { ShareButton } from '@/ui/dialog/share-button';
import { CompactCardSkeleton, RowSkeletons, TextSkeleton } from '@/ui/state/line-skeletons';
import { CardSkeletons } from '@/ui/state/skeleton';

export function StateSamples() {
  return (
    <>
      <Section title="Carregando">
        <CardSkeletons text="Carregando candidatos..." count={3} />
        <div className="mt-6">
          <CardSkeletons text="Carregando deputados..." count={3} Shape={CompactCardSkeleton} />
        </div>
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          <RowSkeletons text="Carregando escolhas..." count={2} />
          <TextSkeleton text="Gerando análise..." />
        </div>
      </Section>
      <Section title="Vazio, erro e avisos">
        <div className="grid gap-6 md:grid-cols-2">
          <EmptyState icon={<Heart className="size-7" />} title="Você ainda não tem candidatos favoritos.">
            Navegue pelos candidatos e adicione seus favoritos!
          </EmptyState>
          <EmptyState
            icon={<Search className="size-7" />}
            title="Nenhum deputado encontrado"
            action={<Button>Limpar</Button>}
          />
          <ErrorState
            message="Erro ao carregar deputados federais"
            details="503: serviço indisponível"
            onRetry={() => undefined}
          />
          <Callout tone="warning">
            <strong>Valores padrão no cadastro.</strong> Idade e profissão ainda estão com o valor de fábrica.
          </Callout>
          <Callout tone="info">
            Favoritar ou ignorar alguém revela opinião política, que é dado sensível.
          </Callout>
          <Callout tone="success">Escolhas apagadas.</Callout>
        </div>
        <div className="mt-6">
          <OfflineBanner icon={<WifiOff className="size-5 flex-none" />}>
            Sem conexão. Mostrando dados salvos. Lidos em 21/11/2026, às 18:05.
          </OfflineBanner>
        </div>
      </Section>
    </>
  );
}

export function OverlaySamples() {
  const [opened, setOpened] = useState<'none' | 'news' | 'confirm'>('none');
  const close = () => setOpened('none');
  return (
    <Section title="Diálogos e mensagens">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpened('news')}>Abrir diálogo</Button>
        <Button variant="danger-outline" onClick={() => setOpened('confirm')}>
          Abrir confirmação
        </Button>
        <Button
          onClick={() =>
            notify('Deputado favoritado!', {
              kind: 'success',
              action: { label: 'Desfazer', run: () => undefined },
            })
          }
        >
          Mensagem com ação
        </Button>
        <Button
          onClick={() =>
            notify({ title: 'Conta criada!', description: 'Você já pode fazer login.' }, { kind: 'success' })
          }
        >
          Título e mensagem
        </Button>
        <Button onClick={() => notify('Erro ao carregar candidatos', { kind: 'error' })}>Erro</Button>
        <ShareButton shared={{ title: 'Maria da Silva', url: 'https://exemplo.org/candidato/1' }} />
      </div>
      <Dialog
        isOpen={opened === 'news'}
        onClose={close}
        title="Últimas Notícias - Maria da Silva"
        description="Notícias recentes sobre o candidato encontradas na web"
        header={<PartyChip sigla="AMARELO" color="#ffcc00" />}
      >
        <p>Conteúdo que rola dentro do diálogo.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        title="Confirmar Exclusão"
        description="Tem certeza que deseja excluir este candidato? Esta ação não pode ser desfeita."
        confirmLabel="Excluir"
        isDangerous
        onConfirm={close}
      />
    </Section>
  );
}
