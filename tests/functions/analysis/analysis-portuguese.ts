import { readFileSync } from 'node:fs';
import * as z from 'zod';

/* Written a second time, for the recomputed texts. */

const partiesFile = new URL('../../../supabase/local/data/partidos-tse.json', import.meta.url);
const parties = z
  .object({ partidos: z.array(z.object({ sigla: z.string(), nome: z.string() })) })
  .parse(JSON.parse(readFileSync(partiesFile, 'utf8'))).partidos;

const states =
  'o Acre|AC;Alagoas|AL;o Amazonas|AM;o Amapá|AP;a Bahia|BA;o Ceará|CE;o Distrito Federal|DF;o Espírito Santo|ES;Goiás|GO;' +
  'o Maranhão|MA;Minas Gerais|MG;Mato Grosso do Sul|MS;Mato Grosso|MT;o Pará|PA;a Paraíba|PB;Pernambuco|PE;o Piauí|PI;' +
  'o Paraná|PR;o Rio de Janeiro|RJ;o Rio Grande do Norte|RN;Rondônia|RO;Roraima|RR;o Rio Grande do Sul|RS;Santa Catarina|SC;' +
  'Sergipe|SE;São Paulo|SP;o Tocantins|TO';
export const stateOf = (uf: string | null) =>
  states
    .split(';')
    .map((line) => line.split('|'))
    .find(([, code]) => code === uf)?.[0] ?? null;

function partyOf(sigla: string): string {
  const [first] = (parties.find((own) => own.sigla === sigla)?.nome ?? '').split(' ');
  if (first === 'Partido' || first === 'Movimento') return `do ${sigla}`;
  return first === 'Rede' || first === 'Unidade' ? `da ${sigla}` : `do partido ${sigla}`;
}

export const and = (list: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(list);
const words = 'zero um dois três quatro cinco seis sete oito nove dez'.split(' ');
export const count = (n: number, gender: 'm' | 'f') =>
  (gender === 'f' ? { 1: 'uma', 2: 'duas' }[n] : undefined) ?? words[n] ?? `${n}`;
export const quote = (text: string) => `“${text.replace(/“/g, '‘').replace(/”/g, '’')}”`;
export const quotes = (list: readonly string[]) => and(list.map(quote));
export const stop = (text: string) => text.replace(/\.?$/, '.');

export type Key = 'partido' | 'estado' | 'profissão' | 'inclinação';
const ofState = ({ kind }: { kind: string }) => (kind === 'candidatos' ? 'de origem' : 'do mandato');
export function nouns(
  key: Key,
  group: { kind: string },
): readonly [article: string, one: string, many: string] {
  if (key === 'partido') return ['o', 'partido', 'partidos'];
  if (key === 'estado') return ['o', `estado ${ofState(group)}`, `estados ${ofState(group)}`];
  return key === 'profissão'
    ? ['a', 'profissão', 'profissões']
    : ['a', 'inclinação política', 'inclinações políticas'];
}

export function has(key: Key, value: string, isOne: boolean, group: { kind: string }): string {
  const verb = isOne ? 'tem' : 'têm';
  if (key === 'estado') return `${verb} ${value} como estado ${ofState(group)}`;
  if (key === 'profissão') return `${verb} ${quote(value)} como profissão`;
  if (key === 'inclinação') return `${verb} a inclinação política ${quote(value)}, segundo outras fontes`;
  if (value === 'S.PART.') return `${isOne ? 'está' : 'estão'} sem partido`;
  return `${isOne ? 'é' : 'são'} ${partyOf(value)}`;
}
