import { expect, it } from 'vitest';
import { stackRefusal } from './native-stack.ts';

it.each([
  [
    'the network refuses its programs',
    '■  failed: Unable to prepare database artifact: Transport error (GET https://github.com/x): getaddrinfo ENOTFOUND github.com)',
    'os programas dela não puderam ser baixados (getaddrinfo ENOTFOUND github.com).',
  ],
  [
    'it is started as root',
    'PostgreSQL cannot be run as root\nSet SUPABASE_NATIVE_POSTGRES_USER=<user> to run PostgreSQL as a non-root user',
    'o PostgreSQL não roda como root; diga em SUPABASE_NATIVE_POSTGRES_USER quem o roda.',
  ],
  ['it says another reason', '│\n●  Resolved.\n■  Unable to bind port 54321', 'Unable to bind port 54321'],
  ['it says nothing', '', 'sem dizer por quê'],
])('the official stack tells in one sentence why it did not start: %s', (_, stderr, reason) => {
  expect(stackRefusal({ stdout: '', stderr })).toBe(`A pilha oficial do Supabase não começou: ${reason}`);
});
