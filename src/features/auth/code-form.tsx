import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { shownTexts } from '@/ui/form/shown-texts';
import { Callout } from '@/ui/state/callout';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { TextInput } from '@/ui/form/text-input';
import { EmailField } from './account-fields';
import { FormFailure } from './form-failure';
import { type MailPurpose, mailPurposes } from './mail-proof';
import type { Draft } from './model';
import { useProveMailbox, useSendMail } from './mutations';
import { codeSchema } from './schema';
import { authTexts, isSpent, linkWords } from './texts';

function PurposeField(select: ComponentProps<'select'>) {
  return (
    <Field label="Para quê">
      <NativeSelect
        options={mailPurposes.map((type) => [type, linkWords[type].action] as const)}
        {...select}
      />
    </Field>
  );
}

interface CodeFormProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  purpose: MailPurpose;
  onProven: (purpose: MailPurpose) => void;
  onReturn: () => void;
}

/** For messages whose link cannot be opened or was spent. */
export function CodeForm({ draft, onDraft, purpose, onProven, onReturn }: CodeFormProps) {
  const proof = useProveMailbox();
  const mail = useSendMail();
  const { register, handleSubmit, setFocus, trigger, getValues, formState } = useForm({
    resolver: shownTexts(codeSchema),
    defaultValues: { type: purpose, email: draft.email, token: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    mail.reset();
    proof.mutate(values, {
      onSuccess: ({ hasSession }) => {
        if (hasSession) onProven(values.type);
      },
      onError: () => setFocus('token'),
    });
  });
  const send = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return;
    proof.reset();
    const { type, email } = getValues();
    mail.mutate({ type, email: email.trim() }, { onError: () => setFocus('email') });
  };
  const isHalf = proof.isSuccess && !proof.data.hasSession;
  const status = mail.isSuccess ? authTexts.codeSent : isHalf ? authTexts.otherHalf : null;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormFailure
        error={proof.error}
        {...authTexts.codeError}
        {...(isSpent(proof.error) ? { title: authTexts.codeRefused } : {})}
      />
      <p className="text-muted">O código veio no e-mail que enviamos e vale uma vez, por uma hora.</p>
      <PurposeField {...register('type')} />
      <EmailField
        {...register('email')}
        error={errors.email?.message}
        onInput={(event) => onDraft({ email: event.currentTarget.value })}
      />
      <Field label="Código" error={errors.token?.message}>
        <TextInput {...register('token')} inputMode="numeric" autoComplete="one-time-code" />
      </Field>
      <div role="status" className="empty:-mt-5">
        {status === null ? null : <Callout tone="success">{status}</Callout>}
      </div>
      <Button type="submit" variant="primary" size="large" isBlock isLoading={proof.isPending}>
        {proof.isPending ? 'Confirmando...' : 'Confirmar código'}
      </Button>
      <Button size="large" isBlock isLoading={mail.isPending} onClick={() => void send()}>
        {mail.isPending ? 'Enviando...' : 'Enviar link'}
      </Button>
      <Button variant="text" onClick={onReturn}>
        Voltar para Entrar
      </Button>
    </form>
  );
}
