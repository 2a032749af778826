import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import { setAdministrator } from '../../supabase/ops/admin-role.ts';
import { openCopy } from '../../supabase/local/stand-ins/camara/copy.ts';
import { demoAccounts } from '../../supabase/local/data/demo-accounts.ts';
import { backend, serviceRoleKey, siteOrigin } from './environment.ts';

type Tables = Database['public']['Tables'];
type Deputy = Omit<Tables['usuario_deputados_relacao']['Insert'], 'user_id' | 'favorito' | 'ignorado'>;

interface Choices {
  favorites?: readonly string[];
  ignored?: readonly string[];
  favoriteDeputies?: readonly Deputy[];
  /** Has not agreed to keeping choices yet, as after signing up. */
  hasNotAgreed?: boolean;
}

export interface Person {
  id: string;
  email: string;
  password: string;
  db: PostgrestClient<Database>;
  stored: readonly { name: string; value: string }[];
}

/** As a click on the heart stores it, from the local copy. */
export const acacioFavacho: Deputy = {
  deputado_id: '204379',
  deputado_nome: 'Acácio Favacho',
  deputado_foto: 'https://www.camara.leg.br/internet/deputado/bandep/204379.jpg',
  deputado_partido: 'MDB',
  deputado_uf: 'AP',
};

/** Each so many of the local copy, as clicks on the heart store them. */
export async function oneDeputyIn(every: number): Promise<Deputy[]> {
  const { dados } = await openCopy().read('deputados');
  return dados
    .filter((_, place) => place % every === 0)
    .map(({ id, nome, urlFoto, siglaPartido, siglaUf }) => ({
      deputado_id: String(id),
      deputado_nome: nome,
      deputado_foto: urlFoto,
      deputado_partido: siglaPartido,
      deputado_uf: siglaUf,
    }));
}

const choiceConsentVersion = '2026-11-22';

interface Credentials {
  email: string;
  password: string;
}

async function sessionOf({ email, password }: Credentials, isNew: boolean): Promise<Person> {
  const { url, key } = backend();
  const kept = new Map<string, string>();
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { data, error } = isNew
    ? await auth.signUp({ email, password, options: { data: { name: 'Maria da Silva' } } })
    : await auth.signInWithPassword({ email, password });
  if (error) throw error;
  if (data.session === null) throw new Error(`${email} was given no session.`);
  const { access_token, user } = data.session;
  const headers = { apikey: key, Authorization: `Bearer ${access_token}` };
  const db = new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
  const stored = [...kept].map(([name, value]) => ({ name, value }));
  return { id: user.id, email, password, db, stored };
}

export function openSession(email: string, password: string): Promise<Person> {
  return sessionOf({ email, password }, false);
}

async function idsOf({ db }: Person, names: readonly string[]): Promise<string[]> {
  const query = db.from('candidatos_presidencia_2026').select('id').in('nome', names);
  const { data } = await query.throwOnError();
  if (data.length !== names.length) throw new Error(`Not all of these are candidates: ${names.join(', ')}.`);
  return data.map(({ id }) => id);
}

async function choose(person: Person, choices: Choices): Promise<void> {
  const { favorites = [], ignored = [], favoriteDeputies = [] } = choices;
  if (choices.hasNotAgreed === true) return;
  const { db, id: user_id } = person;
  await db
    .from('consentimentos')
    .insert({ user_id, finalidade: 'escolhas', versao: choiceConsentVersion })
    .throwOnError();
  const about = { favorito: false, ignorado: false, user_id };
  const [liked, disliked] = await Promise.all([idsOf(person, favorites), idsOf(person, ignored)]);
  if (favorites.length + ignored.length + favoriteDeputies.length === 0) return;
  await db
    .from('usuario_candidatos_relacao')
    .insert([
      ...liked.map((candidato_id) => ({ ...about, candidato_id, favorito: true })),
      ...disliked.map((candidato_id) => ({ ...about, candidato_id, ignorado: true })),
    ])
    .throwOnError();
  await db
    .from('usuario_deputados_relacao')
    .insert(favoriteDeputies.map((deputy) => ({ ...about, ...deputy, favorito: true })))
    .throwOnError();
}

/** Of nobody else, as long and as wide on every run; letters by chance would be words. */
const ownDigits = (count = 7): string => Array.from({ length: count }, () => '4689'[randomInt(4)]).join('');

/** No digits so many that a narrow column at twice the size of text breaks them. */
export const ownName = (name: string): string => `${name} ${ownDigits()} ${ownDigits()}`;

export const ownEmail = (): string => `pessoa-${ownDigits(14)}@exemplo.org`;

/** Maria da Silva, consenting, with these choices. Rejects when the API refuses. */
export async function newPerson(choices: Choices = {}): Promise<Person> {
  const person = await sessionOf({ email: ownEmail(), password: `segredo-${randomUUID()}` }, true);
  await choose(person, choices);
  return person;
}

export async function newAdministrator(): Promise<Person> {
  const person = await newPerson();
  await setAdministrator({ url: backend().url, serviceRoleKey: serviceRoleKey() }, person.email, true);
  return person;
}

export function demoPerson(label: (typeof demoAccounts)[number]['label']): Promise<Person> {
  const account = demoAccounts.find((one) => one.label === label);
  if (account === undefined) throw new Error(`There is no account ${label}.`);
  return sessionOf(account, false);
}

/** Replaces the storage of a browser whose pages are unopened. */
export async function signInAs(context: BrowserContext, { stored }: Person): Promise<void> {
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: siteOrigin(), localStorage: [...stored] }],
  });
}

export async function enter(context: BrowserContext, choices: Choices = {}): Promise<Person> {
  const person = await newPerson(choices);
  await signInAs(context, person);
  return person;
}

export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('tab', { name: 'Entrar' }).click();
  // The form that is left has such a field too.
  await page.getByRole('tabpanel', { name: 'Entrar' }).getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
