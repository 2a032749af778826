import { Archive, LogOut, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ChoiceIcon } from '@/features/politicians/choice-icon';
import { GoogleMark, SheetMark, WhatsAppMark } from '@/ui/icons';
import { LinkButton } from '@/ui/link-button';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { ChoiceButtons } from '@/features/politicians/choice-buttons';

export function TypeSamples() {
  return (
    <Section title="Tipo">
      <div className="grid gap-3">
        <p className="font-head text-display font-bold tracking-[-0.028em]">Capa 44–68</p>
        <p className="font-head text-name font-bold tracking-[-0.02em]">Nome no perfil</p>
        <p className="font-head text-h1 font-bold">Título de página 30–44</p>
        <p className="font-head text-h2 font-bold">Título de seção 24</p>
        <p className="font-head text-h3 font-bold">Título de cartão 20</p>
        <p className="text-lead">Texto de apoio 18. Conheça os candidatos e faça suas escolhas.</p>
        <p>Texto corrido 16. Ação, coração, órgão, às três, 1º e 2ª.</p>
        <p className="text-small text-muted">Apoio 14. Fonte e data ao lado do dado.</p>
      </div>
    </Section>
  );
}

export function ButtonSamples() {
  return (
    <Section title="Botões">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary">Principal</Button>
        <Button>Contorno</Button>
        <Button variant="text">Texto</Button>
        <Button variant="quiet">Discreto</Button>
        <Button disabled>Desligado</Button>
        <Button variant="primary" isLoading>
          Alterando...
        </Button>
        <Button variant="danger">
          <Trash2 className="size-5" />
          Excluir
        </Button>
        <Button variant="danger-outline">
          <LogOut className="size-5" />
          Sair da Conta
        </Button>
        <Button variant="primary" size="large">
          Grande
        </Button>
        <LinkButton to="/">Ligação</LinkButton>
        <Button>
          <GoogleMark />
          Entrar com Google
        </Button>
        <Button>
          <WhatsAppMark />
          WhatsApp
        </Button>
        <MoreLink to="/">Ver Todos</MoreLink>
        <SheetMark className="h-7.5 w-6.5" />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <IconButton label="Editar" icon={<Pencil className="size-5" />} />
        <IconButton label="Arquivar" icon={<Archive className="size-5" />} disabled />
        <IconButton label="Virar" icon={<RefreshCw className="size-5" />} />
      </div>
    </Section>
  );
}

export function ToggleSamples() {
  const [isFavorite, setFavorite] = useState(true);
  const [isIgnored, setIgnored] = useState(false);
  return (
    <Section title="Favoritar e ignorar">
      <p id="toggle-person" className="mb-3 font-semibold">
        Maria da Silva
      </p>
      <div className="grid max-w-[22rem] gap-3">
        <ChoiceButtons
          isFramed
          favorito={isFavorite}
          ignorado={isIgnored}
          describedBy="toggle-person"
          onToggleFavorite={() => setFavorite(!isFavorite)}
          onToggleIgnored={() => setIgnored(!isIgnored)}
        />
      </div>
      <div className="mt-3 flex gap-2">
        <ChoiceIcon
          kind="favorite"
          label="Favoritar Maria da Silva"
          isPressed={isFavorite}
          onClick={() => setFavorite(!isFavorite)}
        />
        <ChoiceIcon
          kind="ignore"
          label="Ignorar Maria da Silva"
          isPressed={isIgnored}
          onClick={() => setIgnored(!isIgnored)}
        />
      </div>
    </Section>
  );
}
