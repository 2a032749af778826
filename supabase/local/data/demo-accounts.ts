import { readFile } from 'node:fs/promises';

/** The fictitious accounts of demo-accounts.sql. They exist in local databases alone, so their password is no secret. */
export const demoAccounts = [
  { label: 'Usuário', email: 'usuario@pautaaberta.local', password: 'pauta-aberta-2026' },
  { label: 'Administrador', email: 'admin@pautaaberta.local', password: 'pauta-aberta-2026' },
] as const;

export function demoAccountsSql(): Promise<string> {
  return readFile(new URL('./demo-accounts.sql', import.meta.url), 'utf8');
}
