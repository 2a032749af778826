import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/ui/form/field';
import { PasswordInput } from '@/ui/form/password-input';
import { TextInput } from '@/ui/form/text-input';

type FieldProps = { label?: string; hint?: ReactNode; error: string | undefined };

export function EmailField({ error, ...input }: FieldProps & ComponentProps<typeof TextInput>) {
  return (
    <Field label="E-mail" error={error}>
      <TextInput {...input} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}

/** Password managers need 'new-password' or 'current-password'. */
export function PasswordField({
  label = 'Senha',
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<typeof PasswordInput>) {
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput {...input} />
    </Field>
  );
}
