const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Choices and names of people travel encrypted or stay on this machine. */
function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

const instant = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)`;
const period = new RegExp(`^${instant}/${instant}$`);

function isPeriod(text: string): boolean {
  const [from = '', until = ''] = text.split('/');
  return period.test(text) && Date.parse(from) < Date.parse(until);
}

const each = (separator: RegExp, holds: (part: string) => boolean) => (text: string) =>
  text.split(separator).every((part) => holds(part.trim()));

const address = { holds: isSafeAddress, wanted: 'um endereço https' };
const count = { holds: (text: string) => /^\d{1,5}$/.test(text), wanted: 'um número inteiro de 0 a 99999' };
const shownName = { holds: (text: string) => text.length <= 80, wanted: 'um nome de até 80 caracteres' };
const anything = { holds: () => true, wanted: '' };

/** Variables with their shapes, from `.env`, `.env.local` or the shell. */
const functionVariables: Readonly<Record<string, { holds: (text: string) => boolean; wanted: string }>> = {
  CAMARA_API_URL: address,
  CAMARA_SYNC_SECRET: { holds: (text) => text.length >= 24, wanted: 'um segredo de 24 caracteres ou mais' },
  NEWS_FEED_URL: { holds: each(/[\s,]+/, isSafeAddress), wanted: 'uma lista de endereços https' },
  AI_API_URL: {
    holds: (text) => /^simulador(:[a-z]+)?$/.test(text) || isSafeAddress(text),
    wanted: 'um endereço https ou "simulador"',
  },
  AI_API_KEY: anything,
  AI_MODEL: shownName,
  AI_PROVIDER: shownName,
  AI_COUNTRY: shownName,
  AI_DAILY_PER_USER: count,
  AI_DAILY_TOTAL: count,
  AI_BLACKOUT: {
    holds: (text) => text === 'nenhum' || each(/,/, isPeriod)(text),
    wanted: '"nenhum" ou períodos "início/fim" com fuso, separados por vírgula',
  },
};

/** Empty ones count as absent. Throws a Portuguese sentence that never repeats the value. */
export function functionEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const present = Object.entries(functionVariables).flatMap(([name, { holds, wanted }]) => {
    const value = source[name]?.trim() ?? '';
    if (value === '') return [];
    if (!holds(value)) throw new Error(`${name} deve ser ${wanted}.`);
    return [[name, value] as const];
  });
  return Object.fromEntries(present);
}
