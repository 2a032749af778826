import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';

interface ChoiceNoticeProps {
  isBusy: boolean;
  onAgree: () => void;
  onLater: () => void;
}

/**
 * What a person must know before their first choice is stored. It stands over the foot of the screen and stops nobody:
 * choosing says yes as well as the button does. The wording is versioned in choice-consent.ts.
 */
export function ChoiceNotice({ isBusy, onAgree, onLater }: ChoiceNoticeProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border-border-strong border-l-info bg-surface shadow-overlay grid gap-3 border border-l-4 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-lead flex items-start gap-2">
          <Lock className="text-info mt-0.5 size-5 flex-none" />
          Antes da sua primeira escolha
        </h2>
        <p className="text-small max-w-[80ch]">
          Favoritar ou ignorar alguém revela opinião política, que é dado sensível. Ao escolher, você autoriza
          guardar a escolha na sua conta. Só você vê, nem os administradores. Apague quando quiser em Conta.{' '}
          <Link to={paths.privacy}>Saiba mais</Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:flex-auto lg:*:flex-none">
        <Button onClick={onLater}>Agora não</Button>
        <Button variant="primary" isLoading={isBusy} onClick={onAgree}>
          Concordo
        </Button>
      </div>
    </section>
  );
}
