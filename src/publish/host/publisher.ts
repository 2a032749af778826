const wanted = {
  VITE_RESPONSIBLE: 'o nome de quem responde pelo site',
  VITE_CONTACT: 'um e-mail para falar com essa pessoa',
  VITE_DATA_PLACE: 'onde os dados ficam',
  VITE_BACKUP_DAYS: 'por quantos dias as cópias de segurança são guardadas',
} as const;

/**
 * LGPD, arts. 9 and 41.
 * @throws one sentence naming what is missing or wrong.
 */
export function requirePublisher(variables: Readonly<Record<string, string | undefined>>): void {
  const said = (name: string) => variables[name]?.trim() ?? '';
  const missing = Object.entries(wanted).filter(([name]) => said(name) === '');
  if (missing.length > 0) {
    const list = missing.map(([name, what]) => `${name} (${what})`).join(', ');
    throw new Error(
      `Para publicar, a página de Privacidade precisa dizer quem cuida dos dados. Falta em .env.local ou no ambiente: ${list}.`,
    );
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(said('VITE_CONTACT')))
    throw new Error(`VITE_CONTACT não é um e-mail: "${said('VITE_CONTACT')}".`);
  if (!/^\d{1,4}$/.test(said('VITE_BACKUP_DAYS')))
    throw new Error(`VITE_BACKUP_DAYS não é um número de dias: "${said('VITE_BACKUP_DAYS')}".`);
}
