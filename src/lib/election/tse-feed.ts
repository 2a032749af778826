import * as z from 'zod/mini';
import { calendarDay } from '@/lib/day/instant';
import type { Outcome } from './election-outcome';

/** '119300788' as a number; null for the court's empty unknown and anything else. */
function parseTseNumber(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

function parseTseShare(text: string): number | null {
  return /^\d{1,3}(,\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function tseDay(text: string): string | null {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(text) ? calendarDay(text.split('/').reverse().join('-')) : null;
}

const text = z._default(z.string(), '');

const personSchema = z.object({
  n: z.string(),
  sqcand: z.string(),
  nmu: z.string(),
  st: z.string(),
  vap: z.string(),
  pvap: text,
});

const feedSchema = z.object({
  _gerado: z._default(z.boolean(), false),
  ele: z.string().check(z.regex(/^\d{1,6}$/)),
  t: z.literal(['1', '2']),
  cdabr: z.string(),
  dg: z.string(),
  tf: z.string(),
  e: z.object({ te: text, c: text }),
  v: z.object({ vv: text, vb: text, tvn: text }),
  carg: z
    .array(
      z.object({
        cd: z.string(),
        agr: z.array(z.object({ par: z.array(z.object({ sg: z.string(), cand: z.array(personSchema) })) })),
      }),
    )
    .check(z.length(1)),
});

export interface FeedPerson {
  /** The court's own number of the candidacy: the only thing people are matched by. */
  sqcand: string;
  numero: number;
  nome: string;
  partido: string;
  votos: number;
  percentual: number | null;
  situacao: string;
}

export interface Feed {
  office: 'president' | 'deputy';
  /** The file says of itself that it was made up from published numbers. */
  isSample: boolean;
  turno: 1 | 2;
  place: string;
  /** When the court made the file, AAAA-MM-DD. */
  day: string;
  address: string;
  eleitorado: number | null;
  comparecimento: number | null;
  validos: number | null;
  brancos: number | null;
  nulos: number | null;
  people: FeedPerson[];
}

export class FeedRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FeedRefusal';
  }
}

const offices: ReadonlyMap<string, Feed['office']> = new Map([
  ['1', 'president'],
  ['6', 'deputy'],
]);

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['Eleito', 'eleito'],
  ['Eleita', 'eleito'],
  ['2º turno', 'segundo_turno'],
  ['Não eleito', 'nao_eleito'],
  ['Não eleita', 'nao_eleito'],
]);

export function outcomeOf(situacao: string): Outcome | null {
  return outcomes.get(situacao) ?? null;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['ordf', 'ª'],
  ['ordm', 'º'],
  ['quot', '"'],
]);

/** The court writes its texts for HTML: 'D&apos;AVILA', '2&#186; turno'. */
function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{2,4})|(\w+));/g, (escape, code?: string, name = '') =>
    code === undefined ? (escapes.get(String(name)) ?? escape) : String.fromCodePoint(Number(code)),
  );
}

function parsed(content: string): z.infer<typeof feedSchema> {
  const trimmed = content.replace(/^\uFEFF/, '').trimStart();
  if (trimmed.startsWith('<'))
    throw new FeedRefusal('O arquivo é uma página da internet (HTML), não os dados do TSE.');
  let data: unknown;
  try {
    data = JSON.parse(trimmed, (_, value: unknown) => (typeof value === 'string' ? unescaped(value) : value));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FeedRefusal('O arquivo não é JSON.');
    throw error;
  }
  const { success, data: feed } = feedSchema.safeParse(data);
  if (!success) throw new FeedRefusal('O arquivo não tem a forma dos resultados do TSE.');
  return feed;
}

function personOf(
  partido: string,
  { n, sqcand, nmu, st, vap, pvap }: z.infer<typeof personSchema>,
): FeedPerson {
  if (!/^\d+$/.test(sqcand))
    throw new FeedRefusal(`O arquivo não traz o número sequencial (sqcand) de ${nmu}.`);
  const [numero, votos] = [parseTseNumber(n), parseTseNumber(vap)];
  if (numero === null || votos === null)
    throw new FeedRefusal(`O arquivo não traz o número ou os votos de ${nmu}.`);
  return { sqcand, numero, nome: nmu, partido, votos, percentual: parseTseShare(pvap), situacao: st };
}

/** @throws FeedRefusal for anything but a finished count of the year. */
export function readFeed(content: string, year: number): Feed {
  const { ele, t, cdabr, dg, tf, e, v, carg, ...rest } = parsed(content);
  const [race] = carg;
  const office = offices.get(race?.cd ?? '');
  const day = tseDay(dg);
  if (race === undefined || office === undefined || day === null)
    throw new FeedRefusal('O arquivo não é de presidente nem de deputado federal, ou não diz o dia.');
  if (!day.startsWith(`${String(year)}-`))
    throw new FeedRefusal(`O arquivo é de outro ano: ${day.slice(0, 4)}.`);
  if (tf !== 's') throw new FeedRefusal('A totalização não terminou.');
  const people = race.agr.flatMap(({ par }) =>
    par.flatMap(({ sg, cand }) => cand.map((person) => personOf(sg, person))),
  );
  const twice = people.find(
    ({ sqcand }, index) => people.findIndex((one) => one.sqcand === sqcand) !== index,
  );
  if (twice) throw new FeedRefusal(`O número ${twice.sqcand} está no arquivo duas vezes.`);
  const file = `${cdabr}-c${race.cd.padStart(4, '0')}-e${ele.padStart(6, '0')}-u.json`;
  return {
    office,
    isSample: rest._gerado,
    turno: t === '1' ? 1 : 2,
    place: cdabr.toUpperCase(),
    day,
    address: `https://resultados.tse.jus.br/oficial/ele${String(year)}/${ele}/dados/${cdabr}/${file}`,
    eleitorado: parseTseNumber(e.te),
    comparecimento: parseTseNumber(e.c),
    validos: parseTseNumber(v.vv),
    brancos: parseTseNumber(v.vb),
    nulos: parseTseNumber(v.tvn),
    people,
  };
}
