import { EyeOff, Heart, Lock, type LucideIcon, Smartphone, Trash2, UserCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Callout } from '@/ui/state/callout';
import { Photo } from '@/ui/person/photo';
import type { ChoiceAct } from './choice-consent';

interface ChoiceConsentDialogProps {
  act: ChoiceAct;
  isBusy: boolean;
  hasFailed: boolean;
  onAgree: () => void;
  onLater: () => void;
}

const acts = {
  favorito: { icon: Heart, words: 'Favoritar', title: 'Antes da sua primeira escolha' },
  ignorado: { icon: EyeOff, words: 'Ignorar', title: 'Antes da sua primeira escolha' },
  levar: { icon: Smartphone, words: 'Levar para a conta', title: 'Antes de levar suas escolhas' },
} as const;

const gap = 12;

/** Nothing may cover what a user is to agree to. */
function keepToastsAbove(inside: HTMLElement | null): (() => void) | undefined {
  const dialog = inside?.closest<HTMLElement>('[role="alertdialog"]');
  if (!dialog || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const lift = () => {
    const { bottom, height } = dialog.getBoundingClientRect();
    const isAtFoot = bottom >= window.innerHeight - gap;
    style.setProperty('--toast-lift', isAtFoot ? `${height + gap}px` : '0px');
  };
  const watcher = new ResizeObserver(lift);
  watcher.observe(dialog);
  window.addEventListener('resize', lift);
  return () => {
    watcher.disconnect();
    window.removeEventListener('resize', lift);
    style.removeProperty('--toast-lift');
  };
}

/** Opens at the first choice's tap; choice-consent.ts versions the wording. */
export function ChoiceConsentDialog({ act, isBusy, hasFailed, onAgree, onLater }: ChoiceConsentDialogProps) {
  const later = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      isAlert
      size="foot"
      initialFocus={later}
      onClose={onLater}
      title={acts[act.flag].title}
      description={<Explanation act={act} />}
      footer={
        <>
          <Button ref={later} size="field" onClick={onLater}>
            Agora não
          </Button>
          <Button variant="primary" size="field" isLoading={isBusy} onClick={onAgree}>
            Concordo
          </Button>
        </>
      }
    >
      <div role="alert" ref={keepToastsAbove}>
        {hasFailed ? (
          <Callout tone="error" className="mt-4">
            <b>Erro ao guardar sua resposta.</b> Tente novamente.
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

function Explanation({ act }: { act: ChoiceAct }) {
  const { icon: Icon, words } = acts[act.flag];
  const isOfOne = act.flag !== 'levar';
  return (
    <div className="grid gap-3">
      <div className="border-border -mt-4 grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3 border-b py-3">
        {/* A picture would show others whom the reader judges. */}
        {isOfOne ? <Photo src={null} name={act.nome} width={48} /> : <Icon className="size-7" />}
        <div>
          <p translate={isOfOne ? 'no' : undefined} className="font-head text-lead font-bold">
            {act.nome}
          </p>
          <p className="text-small text-muted flex items-center gap-1.5">
            <Icon className="size-4" />
            <span>{words}</span>
          </p>
        </div>
      </div>
      <Fact icon={Lock}>Favoritar ou ignorar alguém revela opinião política, que é dado sensível.</Fact>
      <Fact icon={UserCheck}>
        Ao concordar, você autoriza guardar a escolha na sua conta. Ninguém mais vê, nem os administradores.
      </Fact>
      <Fact icon={Trash2}>
        Apague quando quiser em Conta.{' '}
        <Link to={paths.privacy} className="whitespace-nowrap">
          Saiba mais
        </Link>
      </Fact>
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="grid grid-cols-[20px_minmax(0,1fr)] gap-3">
      <Icon className="mt-0.5 size-5" />
      <span>{children}</span>
    </p>
  );
}
