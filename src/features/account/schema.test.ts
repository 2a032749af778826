import { expect, it } from 'vitest';
import { changePasswordSchema } from './schema';

it.each([
  ['nothing', '', '', '', 'currentPassword', 'Senha atual é obrigatória'],
  [
    'a short password',
    'segredo-1',
    '1234567',
    '1234567',
    'newPassword',
    'Nova senha deve ter no mínimo 8 caracteres',
  ],
  ['no confirmation', 'segredo-1', '12345678', '', 'confirmation', 'Confirmação de senha é obrigatória'],
  ['another confirmation', 'segredo-1', '12345678', '12345679', 'confirmation', 'As senhas não coincidem'],
  [
    'what the service could not hash',
    'segredo-1',
    'á'.repeat(37),
    'á'.repeat(37),
    'newPassword',
    'Nova senha deve ter no máximo 72 caracteres (com acento, cada um conta por dois)',
  ],
])(
  'the password form says first of %s what is wrong',
  (_what, currentPassword, newPassword, confirmation, name, sentence) => {
    const { error } = changePasswordSchema.safeParse({ currentPassword, newPassword, confirmation });
    expect(error?.issues[0]).toMatchObject({ path: [name], message: sentence });
  },
);

it('the password form takes eight characters, and 72 bytes', () => {
  for (const newPassword of ['12345678', 'á'.repeat(36)])
    expect(
      changePasswordSchema.safeParse({ currentPassword: 'x', newPassword, confirmation: newPassword })
        .success,
    ).toBe(true);
});
