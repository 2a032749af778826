import { parseJson } from '../../lib/text/parse-json.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface KnownSecret {
  name: string;
  value: string;
}

const secretName = /KEY|SECRET|TOKEN|PASSWORD|PASSWD|SENHA|CREDENTIAL|PRIVATE|DATABASE_URL|DSN/i;
/** Secrets that got the public prefix by mistake. */
const mistaken = /^VITE_.*(SERVICE|SECRET|PASSWORD|PRIVATE|TOKEN)/i;
const shortest = 8;

/** Long runs of mixed letters and digits, such as keys; addresses are none. */
function looksRandom(value: string): boolean {
  return /^[\w+=.:-]{24,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value);
}

/** Secret by name or look, and not also public. */
export function knownSecrets(variables: Variables): KnownSecret[] {
  const entries = Object.entries(variables).map(([name, value]) => ({ name, value: value?.trim() ?? '' }));
  const isPublic = (name: string): boolean => /^(VITE|npm)_/.test(name) && !mistaken.test(name);
  const published = new Set(entries.filter(({ name }) => isPublic(name)).map(({ value }) => value));
  return entries.filter(
    ({ name, value }) =>
      value.length >= shortest && !published.has(value) && (secretName.test(name) || looksRandom(value)),
  );
}

/** Recognised by form, whoever they belong to. */
const forms: readonly { what: string; pattern: RegExp }[] = [
  { what: 'chave secreta do Supabase', pattern: /\bsb_secret_[\w-]{8,}/ },
  { what: 'chave de acesso do Supabase', pattern: /\bsbp_[0-9a-f]{20,}/ },
  { what: 'chave privada', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { what: 'chave de serviço de IA', pattern: /\bsk-(?:proj-|ant-|or-)?[A-Za-z0-9][\w-]{18,}/ },
  { what: 'chave do Google', pattern: /\bAIza[\w-]{35}/ },
  { what: 'chave da AWS', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { what: 'chave do GitHub', pattern: /\b(?:gh[oprsu]_[A-Za-z0-9]{30,}|github_pat_\w{30,})/ },
  { what: 'chave da Groq', pattern: /\bgsk_[A-Za-z0-9]{30,}/ },
  { what: 'endereço de banco com senha', pattern: /\bpostgres(?:ql)?:\/\/[^\s/:@"'`]+:[^\s@"'`]+@/ },
];

const token = /\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g;

/** Null when its second part is no JSON object with one. */
function roleOf(jwt: string): string | null {
  const claims = parseJson(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (typeof claims !== 'object' || claims === null || !('role' in claims)) return null;
  return typeof claims.role === 'string' ? claims.role : null;
}

/** Only the public key, role anon, may be published. */
function tokensIn(text: string): string[] {
  const roles = (text.match(token) ?? []).map(roleOf).filter((role) => role !== 'anon');
  return roles.map((role) => `token ${role === null ? 'sem papel conhecido' : `de ${role}`}`);
}

/** Findings never repeat the secret; empty when nothing is found. */
export function secretsIn(text: string, secrets: readonly KnownSecret[]): string[] {
  const byForm = forms.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
  const byValue = secrets.filter(({ value }) => text.includes(value)).map(({ name }) => `valor de ${name}`);
  return [...new Set([...tokensIn(text), ...byForm, ...byValue])];
}
