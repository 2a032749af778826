/** The fictitious accounts of demo-accounts.sql. They exist in local databases alone, so their password is no secret. */
export const demoAccounts = [
  { label: 'Usuário', email: 'usuario@pautaaberta.local', password: 'pauta-aberta-2026' },
  { label: 'Administrador', email: 'admin@pautaaberta.local', password: 'pauta-aberta-2026' },
] as const;
