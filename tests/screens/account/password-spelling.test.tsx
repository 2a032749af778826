import { expect, it } from 'vitest';
import { changePasswordSchema, erasureSchema } from '@/features/account/schema';
import { newPasswordSchema, signInSchema, signUpSchema } from '@/features/auth/schema';

const [password, decomposed] = ['maçã-verde', 'maçã-verde'.normalize('NFD')];
const maria = { name: 'Maria', email: 'maria@exemplo.org' };

it.each([
  ['sign-up', signUpSchema, maria, ['password']],
  ['sign-in', signInSchema, { email: maria.email }, ['password']],
  ['the new password', newPasswordSchema, {}, ['password']],
  ['the changed password', changePasswordSchema, {}, ['currentPassword', 'newPassword', 'confirmation']],
  ['the erasure', erasureSchema, {}, ['password']],
])('%s sends one password, however a keyboard composes its accents', (_, schema, others, fields) => {
  const typed = Object.fromEntries(fields.map((field) => [field, decomposed]));
  const sent = Object.fromEntries(fields.map((field) => [field, password]));
  expect(schema.parse({ ...others, ...typed })).toEqual({ ...others, ...sent });
});
