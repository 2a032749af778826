import { expect, it, onTestFinished, vi } from 'vitest';
import { themes } from '@/features/candidates/themes';
import { choiceKinds, kinds } from '@/features/choices/kinds';
import { legislatureOn, legislaturesOf } from '@/features/deputies/legislature';
import { ufName, ufs } from '@/features/politicians/state/states';
import { escapeMarkup } from '@/lib/text/escape-markup';
import { dayInBrasilia } from '@/lib/text/format';
import { statedFacts } from '@/lib/stated-facts';
import { foldText } from '@/lib/text/text-order';
import { uuidPattern } from '@/lib/ids';
import { dayInBrasilia as dayOfFunctions } from '../../supabase/functions/_shared/day-in-brasilia.ts';
import { foldText as foldOfFunctions } from '../../supabase/functions/_shared/fold-text.ts';
import { statedFacts as statedOfFunctions } from '../../supabase/functions/_shared/stated-facts.ts';
import { allKinds, rowOf } from '../../supabase/functions/analise-politica/kinds.ts';
import { themes as themesOfFunctions } from '../../supabase/functions/analise-politica/themes.ts';
import { ufNames } from '../../supabase/functions/analise-politica/ufs.ts';
import { chamberOrigin, readAddress } from '../../supabase/functions/camara-proxy/address.ts';
import { isUuid } from '../../supabase/local/emulator/auth/parse-inputs.ts';
import { escapeMarkup as escapeOfEmulator } from '../../supabase/local/emulator/escape-markup.ts';
import { openCopy } from '../../supabase/local/stand-ins/camara/copy.ts';
import { deputyList } from '../../supabase/local/stand-ins/camara/deputies.ts';
import { recordedLegislature } from '../../supabase/local/stand-ins/camara/recorded-legislature.ts';
import { dayInBrasilia as dayOfStandIn } from '../../supabase/local/stand-ins/camara/time-shift.ts';
import { foldText as foldOfStandIn } from '../../supabase/local/stand-ins/fold-text.ts';

/* Browser, functions and backend share no code: twins are compared here. */

it('accents are folded alike, for every name that the Chamber has and every letter of Latin', async () => {
  const { dados } = await openCopy().read('deputados');
  const letters = Array.from({ length: 0x250 - 0x20 }, (_, place) => String.fromCharCode(0x20 + place));
  const texts = [...dados.map(({ nome }) => nome), ...letters, letters.join(''), 'AÇÃO Ñandú'];
  expect(texts.length).toBeGreaterThan(1_000);
  for (const text of texts) {
    expect([text, foldOfFunctions(text)]).toEqual([text, foldText(text)]);
    expect([text, foldOfStandIn(text)]).toEqual([text, foldText(text)]);
  }
});

it('markup is escaped alike', () => {
  const text = `<a href="x" title='y'>&amp; R$ 1 "2" 'três'</a>`;
  expect(escapeOfEmulator(text)).toBe(escapeMarkup(text));
  expect(escapeMarkup(text)).not.toMatch(/[<>"']/);
});

it('a day in Brasília begins at 03:00 in London', () => {
  for (const [moment, day] of [
    ['2026-10-05T02:59:59.999Z', '2026-10-04'],
    ['2026-10-05T03:00:00.000Z', '2026-10-05'],
    ['2027-01-01T00:00:00.000Z', '2026-12-31'],
  ] as const) {
    const at = Date.parse(moment);
    expect([dayInBrasilia(at), dayOfFunctions(at), dayOfStandIn(at)]).toEqual([day, day, day]);
  }
});

it('a day in Brasília is written alike where Canada writes the month first, as in CLDR 42', async () => {
  const { DateTimeFormat } = Intl;
  const spy = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale === 'en-CA' ? 'en-US' : locale, options);
  });
  onTestFinished(() => spy.mockRestore());
  vi.resetModules();
  const { dayInBrasilia: dayOfBrowser, openCalendar } = await import('@/lib/text/format');
  openCalendar();
  const at = Date.parse('2026-10-05T02:59:59.999Z');
  for (const day of [dayOfBrowser, dayOfFunctions, dayOfStandIn]) expect(day(at)).toBe('2026-10-04');
});

it('a default of the table is a fact for the same reasons', () => {
  const bare = { estado_origem: 'BR', profissao: 'Político', inclinacao_politica: 'Centro' };
  for (const fontes of [[], [{ campo: 'profissao' }], [{ campo: 'inclinacao_politica' }], undefined])
    for (const record of [bare, { ...bare, profissao: 'Juíza', estado_origem: null }])
      expect(statedOfFunctions({ ...record, fontes })).toEqual(statedFacts({ ...record, fontes }));
});

it('the states have the same names', () => {
  expect([...ufNames.keys()].toSorted()).toEqual(ufs.toSorted());
  for (const [uf, name] of ufNames) expect(ufName(uf)).toBe(name);
});

it('a year has the same legislatures', () => {
  for (let year = 2019; year <= 2035; year += 1) {
    const { path } = readAddress(`${chamberOrigin}/api/v2/deputados/62881/despesas?ano=${year}`);
    const asked = new URL(path, chamberOrigin).searchParams.get('idLegislatura');
    expect([year, asked]).toEqual([year, legislaturesOf(year).join(',')]);
  }
});

it('the copy holds the legislature that sat on the day of its list, from its first day', async () => {
  const { number, firstDay } = recordedLegislature;
  expect(legislatureOn(deputyList.dates.data)).toBe(Number(number));
  expect(legislatureOn(firstDay)).toBe(Number(number));
  const dayBefore = new Date(Date.parse(firstDay) - 86_400_000).toISOString().slice(0, 10);
  expect(legislatureOn(dayBefore)).toBe(Number(number) - 1);
  const { dados } = await openCopy().read('deputados-legislatura-57');
  expect(new Set(dados.map(({ idLegislatura }) => idLegislatura))).toEqual(new Set([Number(number)]));
});

it('an analysis reads the choices of every kind', () => {
  expect(allKinds.map((kind) => rowOf(kind).table)).toEqual(choiceKinds.map((kind) => kinds[kind].table));
  expect(allKinds.map((kind) => rowOf(kind).one)).toEqual(choiceKinds.map((kind) => kinds[kind].word));
});

it('an agenda has the same themes in the same order', () => {
  expect(themesOfFunctions).toEqual(themes.map(({ key, title }) => ({ key, title })));
});

it('an id is one alike', () => {
  const id = '1d406712-5c3f-53c5-9a30-baef40954369';
  for (const text of [
    id,
    id.toUpperCase(),
    id.slice(1),
    `${id}0`,
    id.replaceAll('-', ''),
    id.replace('d', 'g'),
  ])
    expect([text, isUuid(text)]).toEqual([text, new RegExp(`^${uuidPattern}$`, 'i').test(text)]);
  expect([isUuid(id), isUuid(`${id}\n`)]).toEqual([true, false]);
});
