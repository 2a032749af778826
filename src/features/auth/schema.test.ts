import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { codeSchema, newPasswordSchema, recoverySchema, signInSchema, signUpSchema } from './schema';

function messages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

const invalidEmail = 'Digite um e-mail completo, como nome@exemplo.com';

describe('the sign-in form', () => {
  it('asks for both fields', () => {
    expect(messages(signInSchema, { email: ' ', password: '' })).toEqual({
      email: 'E-mail é obrigatório',
      password: 'Senha é obrigatória',
    });
  });

  it('takes any password, since older ones may be shorter than today’s minimum', () => {
    expect(signInSchema.parse({ email: ' ana@exemplo.org ', password: ' a ' })).toEqual({
      email: 'ana@exemplo.org',
      password: ' a ',
    });
  });
});

describe('the sign-up form', () => {
  it('asks for the three fields', () => {
    expect(messages(signUpSchema, { name: '  ', email: '', password: '' })).toEqual({
      name: 'Nome é obrigatório',
      email: 'E-mail é obrigatório',
      password: 'Senha é obrigatória',
    });
  });

  it('reads a pasted name and address without what nobody sees, and takes no name of that alone', () => {
    const values = {
      name: '\u200B Maria\u00A0\u00AD Silva',
      email: '\u202Amaria@exemplo.org\u200B',
      password: '123456',
    };
    expect(signUpSchema.parse(values)).toEqual({
      name: 'Maria Silva',
      email: 'maria@exemplo.org',
      password: '123456',
    });
    expect(messages(signUpSchema, { ...values, name: '\u200B\u2060 \u00AD' })).toEqual({
      name: 'Nome é obrigatório',
    });
  });

  it('takes a name of 120 characters and no longer one, which no later request could carry', () => {
    const values = { name: 'é'.repeat(120), email: 'maria@exemplo.org', password: '123456' };
    expect(signUpSchema.parse(values)).toEqual(values);
    expect(messages(signUpSchema, { ...values, name: 'a'.repeat(121) })).toEqual({
      name: 'Nome deve ter no máximo 120 caracteres',
    });
  });

  it.each(['maria.silva@', 'maria', '@exemplo.org', 'maria silva@exemplo.org', 'maria@exemplo'])(
    'does not take %s for an e-mail',
    (email) => {
      expect(messages(signUpSchema, { name: 'Maria', email, password: '123456' })).toEqual({
        email: invalidEmail,
      });
    },
  );

  it('takes a password of six characters and none shorter', () => {
    const values = { name: 'Maria', email: 'maria@exemplo.org' };
    expect(messages(signUpSchema, { ...values, password: '12345' })).toEqual({
      password: 'Senha deve ter no mínimo 6 caracteres',
    });
    expect(messages(signUpSchema, { ...values, password: '123456' })).toEqual({});
  });

  it('refuses a password longer than the service can hash', () => {
    const values = { name: 'Maria', email: 'maria@exemplo.org' };
    expect(messages(signUpSchema, { ...values, password: 'a'.repeat(72) })).toEqual({});
    expect(messages(signUpSchema, { ...values, password: 'ã'.repeat(37) })).toEqual({
      password: 'Senha deve ter no máximo 72 caracteres (com acento, cada um conta por dois)',
    });
  });

  it('keeps the name without the blanks around it', () => {
    expect(
      signUpSchema.parse({ name: ' Maria da Silva ', email: 'm@exemplo.org', password: '123456' }).name,
    ).toBe('Maria da Silva');
  });
});

describe('the recovery form', () => {
  it('asks for a complete e-mail', () => {
    expect(messages(recoverySchema, { email: '' })).toEqual({ email: 'E-mail é obrigatório' });
    expect(messages(recoverySchema, { email: 'ana@' })).toEqual({ email: invalidEmail });
  });

  it('takes a new password of eight characters and none shorter', () => {
    expect(messages(newPasswordSchema, { password: '1234567' })).toEqual({
      password: 'Senha deve ter no mínimo 8 caracteres',
    });
    expect(messages(newPasswordSchema, { password: '12345678' })).toEqual({});
  });
});

it.each(['123 456', '123-456', '123–456', '123‑456', ' 123\u00A0456\n', '１２３４５６'])(
  'the code of a message is read however it was pasted: %j',
  (token) => {
    const values = { type: 'signup', email: 'ana@exemplo.org', token };
    expect(codeSchema.safeParse(values).data?.token).toBe('123456');
  },
);
