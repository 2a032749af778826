import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { shownTexts } from '@/ui/form/shown-texts';
import { Callout } from '@/ui/state/callout';
import { EmailField } from './account-fields';
import type { Draft } from './model';
import { useRequestRecovery } from './mutations';
import { recoverySchema } from './schema';
import { authTexts } from './texts';

interface RecoveryFormProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  onCode: () => void;
  onReturn: () => void;
}

/** The answer does not reveal whether the account exists. */
export function RecoveryForm({ draft, onDraft, onCode, onReturn }: RecoveryFormProps) {
  const { mutate, isPending, isSuccess } = useRequestRecovery();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: shownTexts(recoverySchema),
    defaultValues: { email: draft.email },
  });
  const submit = handleSubmit((values) => {
    mutate(values, { onError: () => setFocus('email') });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">
        Vamos enviar um link e um código para o seu e-mail. Valem em qualquer navegador.
      </p>
      <EmailField
        {...register('email')}
        error={formState.errors.email?.message}
        onInput={(event) => onDraft({ email: event.currentTarget.value })}
      />
      <div role="status" className="empty:-mt-5">
        {isSuccess ? <Callout tone="success">{authTexts.recoverySent}</Callout> : null}
      </div>
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isPending}>
        {isPending ? 'Enviando...' : 'Enviar link'}
      </Button>
      <Button size="large" isBlock onClick={onCode}>
        Tenho um código
      </Button>
      <Button variant="text" onClick={onReturn}>
        Voltar para Entrar
      </Button>
    </form>
  );
}
